import type { Path } from "../../lib/content/model/problems/problem";
import type { Refers } from "../../lib/content/model/references/refers";
import { referringValues } from "../../lib/content/model/references/annotated-values";
import type { JsonSchema } from "../../lib/content/model/schema/json-schema";
import type { CopyNames } from "./names";

/** Greatest length of a text; unlimited if absent. */
interface Bounds {
  characters: number;
  words?: number;
}

/** Greatest length of a name, the least limit in the schemas. */
const NAME: Bounds = { characters: 40 };

/** Unique texts of records, with the limits of the schemas and of rule `word-count`. */
const TEXTS = {
  characters: {
    name: NAME,
    vname: NAME,
    catch: { characters: 120 },
    desc: { characters: 180 },
    text: { characters: 900, words: 120 },
    recruitText: { characters: 280 },
  },
  units: { name: NAME },
  clubs: { title: NAME },
  campaigns: { name: { characters: 70 } },
  exhibits: {},
} as const satisfies Record<string, Readonly<Record<string, Bounds>>>;

export type CopiedKind = keyof typeof TEXTS;

/** Value for no reference, such as a character without a link. */
const NONE = "-";

/**
 * Copies a record: references get the names of the copy, and texts are marked.
 * @param schema path of its schema in content/schema
 * @param campaigns slugs of copied campaigns
 */
export function copyRecord(
  kind: CopiedKind,
  record: object,
  schema: string,
  {
    names,
    campaigns,
    schemas,
  }: {
    names: CopyNames;
    campaigns: ReadonlySet<string>;
    schemas: ReadonlyMap<string, JsonSchema>;
  },
): Record<string, unknown> {
  const copy = structuredClone(record) as Record<string, unknown>;
  const nameOf = (refers: Refers, value: string | number): string | number => {
    if (refers === "characterId") return names.id(Number(value));
    const name = String(value);
    if (refers === "character" && name !== NONE) return names.slug(name);
    if (refers === "unit" || refers === "club") return names.key(name);
    if (refers === "campaign" && campaigns.has(name)) return names.campaign(name);
    if (refers !== "picture") return value;
    return name.replace(/^units\/([^-]+)/, (_, id: string) => `units/${names.key(id)}`);
  };
  for (const { path, refers, value } of referringValues(record, schema, schemas)) {
    setAt(copy, path, nameOf(refers, value));
  }
  for (const [field, bounds] of Object.entries<Bounds>(TEXTS[kind])) {
    if (copy[field] !== NONE) copy[field] = withMark(String(copy[field]), names.text, bounds);
  }
  return copy;
}

function setAt(record: Record<string, unknown>, path: Path, value: unknown): void {
  const [step = "", ...rest] = path;
  if (rest.length === 0) record[step] = value;
  else setAt(record[step] as Record<string, unknown>, rest, value);
}

/** Appends a mark to a text, and drops words before it if there is no room. */
function withMark(text: string, mark: string, { characters, words = Infinity }: Bounds): string {
  let shortened = text;
  while ((shortened + mark).length > characters || wordsIn(shortened + mark) > words) {
    const shorter = shortened.replace(/\s+\S+$/, "");
    if (shorter === shortened)
      throw new Error(`“${text}” cannot be cut to ${characters} characters.`);
    shortened = shorter;
  }
  return shortened + mark;
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length;
