import { RECORD_KINDS } from "../read/folders";
import { listFiles } from "../read/list-files";
import { type ReadFile, readFiles } from "../read/read-files";
import type { Snapshot } from "../read/snapshot";
import type { JsonSchema } from "./json-schema";

/** The schema that lists the names of records, for editors: a path in content/schema. */
export const NAMES_SCHEMA = "names.schema.json";

/** The text of its file. */
export const namesText = (schema: JsonSchema): string => `${JSON.stringify(schema, null, 2)}\n`;

/**
 * The schema of names as the records of a snapshot make it: those that were listed before stay in their order, new
 * ones follow. A record is listed by the name of its file and by what it calls itself, since one of them may be a
 * slip, of which another rule tells; and a unit that was listed before stays for as long as an office lists it, so
 * that its missing file is the one problem.
 */
export function withNames(schema: JsonSchema, snapshot: Snapshot): JsonSchema {
  const { files } = readFiles(snapshot, listFiles(snapshot));
  const offices = files.filter(({ kind }) => kind === RECORD_KINDS.offices);
  const units = files.filter(({ kind }) => kind === RECORD_KINDS.units);
  const ofOffices = offices.flatMap((file) => valueIn(file, "list") ?? []);
  return listing(
    listing(schema, "officeId", namesOf(offices), []),
    "unitId",
    namesOf(units),
    ofOffices,
  );
}

/** The schema with a list of names. @param kept names that stay if they are listed already */
function listing(
  schema: JsonSchema,
  definition: string,
  names: ReadonlySet<unknown>,
  kept: readonly unknown[],
): JsonSchema {
  const { definitions = {} } = schema;
  const before = definitions[definition]?.enum ?? [];
  const listed = before.filter((name) => names.has(name) || kept.includes(name));
  const now = { ...definitions[definition], enum: [...new Set([...listed, ...names])] };
  return { ...schema, definitions: { ...definitions, [definition]: now } };
}

const namesOf = (files: readonly ReadFile[]): Set<unknown> =>
  new Set(
    files
      .flatMap((file) => [file.key, valueIn(file, "id")])
      .filter((name) => typeof name === "string"),
  );

/** Of a file that is not JSON the value is a guess. */
function valueIn({ data, sound }: ReadFile, property: string): unknown {
  if (!sound) return undefined;
  return (data as Record<string, unknown> | null | undefined)?.[property];
}
