import { basename } from "node:path";
import type { Character } from "../../../content/types";
import { KINDS } from "../../../lib/content/kinds/kinds";
import { CONTENT } from "../../../lib/content/read/snapshot";
import type { JsonSchema } from "../../../lib/content/schema/json-schema";
import { readSchemas } from "../../../lib/content/schema/read-schemas";
import { type PlacedSchema, resolved, schemaAt } from "../../../lib/content/schema/schema-at";
import type { Draft } from "../draft/draft";
import { type KindName, NAMED_KINDS } from "../kinds/kinds";
import { CommandError } from "../../../lib/command-line/command-error";

/** The first file of a record: the only one, but for characters. */
export const fileOf = (kind: KindName, name: unknown): string =>
  NAMED_KINDS[kind].files(String(name))[0] ?? "";

/** The same, for a record that is made. @throws CommandError if there is one of that name */
export function newFile(draft: Draft, kind: KindName, name: string): string {
  if (NAMED_KINDS[kind].files(name).some((file) => draft.text(file) !== undefined)) {
    throw new CommandError(`Nothing was written: there is a ${kind} "${name}" already.`);
  }
  return fileOf(kind, name);
}

const CHARACTERS = `${CONTENT}/${KINDS.characters.folder}/`;

/** The file of a character by its name: people know names. */
export const characterFile = (name: string): string => `${CHARACTERS}${name}.json`;

/** Ids of the characters by the names of their files. */
export const characterIds = (draft: Draft): Map<string, number> =>
  new Map(
    [...draft.snapshot().keys()]
      .filter((file) => file.startsWith(CHARACTERS))
      .map((file) => [basename(file, ".json"), draft.record<Character>(file).id]),
  );

/** The ids of characters with these names. */
export function idsOf(draft: Draft, names: readonly string[]): number[] {
  const ids = characterIds(draft);
  return names.flatMap((name) => ids.get(name) ?? []);
}

/** A list of characters by their names. @param hint for who names a character that has no record */
export const people = (draft: Draft, description: string, hint?: string): JsonSchema => ({
  description: `${description} Each by the name of its file, such as tenshouin_eichi.`,
  type: "array",
  uniqueItems: true,
  items: { type: "string", description: hint, enum: [...characterIds(draft).keys()] },
});

/** A schema in content/schema, or the one at a path in it. @param ref such as `unit.schema.json` */
export function schemaOf(draft: Draft, ref: string, path: readonly (string | number)[] = []) {
  const schemas = readSchemas(draft.snapshot());
  const whole = resolved(schemas, { schema: { $ref: ref }, file: "", ref });
  return schemaAt(schemas, whole, path) as PlacedSchema;
}
