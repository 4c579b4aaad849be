import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  Character,
  Club,
  Office,
  OtherCharacter,
  SiteDefaults,
  Unit,
} from "../../content/types";

/** Every record of a content folder. Lists are in the order of their file names. */
export interface Catalogue {
  characters: Character[];
  otherCharacters: OtherCharacter[];
  units: Unit[];
  offices: Office[];
  clubs: Club[];
  site: SiteDefaults;
}

/**
 * Reads all records below `contentRoot` (the folder that holds `characters/`, `units/` …).
 * @throws if a file is missing or is not JSON; content that passed the contract never does.
 */
export function readCatalogue(contentRoot: string): Catalogue {
  return {
    characters: readFolder<Character>(contentRoot, "characters"),
    otherCharacters: readFolder<OtherCharacter>(contentRoot, "other-characters"),
    units: readFolder<Unit>(contentRoot, "units"),
    offices: readFolder<Office>(contentRoot, "offices"),
    clubs: readFolder<Club>(contentRoot, "clubs"),
    site: readJson<SiteDefaults>(join(contentRoot, "site.json")),
  };
}

function readFolder<Record>(contentRoot: string, folder: string): Record[] {
  return readdirSync(join(contentRoot, folder))
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => readJson<Record>(join(contentRoot, folder, name)));
}

function readJson<Record>(path: string): Record {
  return JSON.parse(readFileSync(path, "utf8")) as Record;
}
