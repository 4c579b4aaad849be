import type { ErrorObject } from "ajv";
import type { Finding, Path } from "../../model/problems/problem";
import type { Refers } from "../../model/references/refers";
import type { JsonSchema } from "../../model/schema/json-schema";
import { placeName } from "../../model/problems/words";

/** Existing values with the names of their records, by target type (`x-refers`). */
export type Vocabulary = ReadonlyMap<Refers, ReadonlyMap<string | number, string | undefined>>;

/** A schema violation, with the paths that cannot be trusted. */
export interface SchemaFault extends Omit<Finding, "file"> {
  rule: string;
  wrong: Path[];
}

export interface MessageSource {
  error: ErrorObject;
  path: Path;
  /** Schema of the place, with its description there. */
  schema: JsonSchema;
  noun: string;
  vocabulary: Vocabulary;
}

/**
 * Writes messages for one or more keywords; the value at the source's path counts as faulty unless the result says
 * otherwise.
 */
export type MessageWriter = (
  source: MessageSource,
) => Omit<SchemaFault, "rule" | "path" | "wrong"> & Partial<Pick<SchemaFault, "path" | "wrong">>;

export const subject = ({ path }: MessageSource): string => placeName(path);

/** Description of a value: that of the place, then that of the shared definition, without the last full stop. */
export function purpose({ error, schema }: MessageSource): string | undefined {
  const form = (error.parentSchema as JsonSchema | undefined)?.description;
  return sentence([schema.description, form]);
}

/** Joins descriptions without duplicates, and without the last full stop. */
export function sentence(descriptions: (string | undefined)[]): string | undefined {
  const parts = [...new Set(descriptions.filter((text) => text !== undefined))];
  return parts.length === 0 ? undefined : parts.join(" ").replace(/\.$/, "");
}

export function examples({
  error,
  schema,
}: Pick<MessageSource, "error" | "schema">): string | undefined {
  const all = schema.examples ?? (error.parentSchema as JsonSchema | undefined)?.examples;
  return all && `for example ${all.map((one) => JSON.stringify(one)).join(" or ")}`;
}
