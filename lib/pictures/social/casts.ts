import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { ColorSet, SceneName } from "../../../content/types";
import { clubPath } from "../../content/pages/paths";

/** Who is shown together on the page of a trip, a campaign or an audition. */
export interface Cast {
  /** Ids of characters, who counts most first. */
  cast: readonly number[];
  /** The page's own colours; those of the cast's first where it has none. */
  colors?: ColorSet;
  /** The stage set of a campaign. */
  scene?: SceneName;
  /** True for the pages of the audition 4piece, which all hang before its jigsaw. */
  isAudition?: boolean;
}

/** What is looked at in a record; folders that a site does not have are no pages of it. */
interface CastRecord {
  slug?: string;
  colors?: ColorSet;
  scene?: SceneName;
  cast?: number[];
  list?: number[];
  character?: number;
  audition?: number;
  twin?: number;
}

/** The casts of a content folder by the path of their page. */
export function readCasts(content: string): Map<string, Cast> {
  const records = (folder: string) => readRecords(join(content, folder));
  const together = ({ cast = [], colors, scene }: CastRecord): Cast => ({
    cast,
    ...(colors && { colors }),
    ...(scene && { scene }),
  });
  return new Map<string, Cast>([
    ...records("trips").map(({ name, record }) => [`/${name}`, together(record)] as const),
    ...records("campaigns").map(
      ({ name, record }) => [`/${record.slug ?? name}`, together(record)] as const,
    ),
    ...records("clubs").map(
      ({ name, record }) => [clubPath(name), { cast: record.list ?? [] }] as const,
    ),
    ...records("four-piece").map(({ name, record }) => {
      const { character, audition = character, twin } = record;
      const cast = [audition, twin].filter((id) => id !== undefined);
      return [`/4piece/idol/${name}`, { cast, isAudition: true }] as const;
    }),
  ]);
}

function readRecords(folder: string): { name: string; record: CastRecord }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => ({
      name: basename(file, ".json"),
      record: JSON.parse(readFileSync(join(folder, file), "utf8")) as CastRecord,
    }));
}
