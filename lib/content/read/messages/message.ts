import type { ErrorObject } from "ajv";
import type { Finding, Path } from "../../model/problems/problem";
import type { Refers } from "../../model/references/refers";
import type { JsonSchema } from "../../model/schema/json-schema";
import { placeName } from "../../model/problems/words";

/** Values that exist in the content, with the names of their records, by what a schema calls them (`x-refers`). */
export type Vocabulary = ReadonlyMap<Refers, ReadonlyMap<string | number, string | undefined>>;

/** A fault against a schema: what to say, and the places that cannot be trusted any more. */
export interface SchemaFault extends Omit<Finding, "file"> {
  rule: string;
  wrong: Path[];
}

/** What a message is written from. */
export interface MessageSource {
  error: ErrorObject;
  path: Path;
  /** Schema of the place, with the description that it has there. */
  schema: JsonSchema;
  noun: string;
  vocabulary: Vocabulary;
}

/** Writes the messages of one or more keywords; the value at the source's path is wrong unless it says otherwise. */
export type MessageWriter = (
  source: MessageSource,
) => Omit<SchemaFault, "rule" | "path" | "wrong"> & Partial<Pick<SchemaFault, "path" | "wrong">>;

/** Name of the source's place at the start of a message. */
export const subject = ({ path }: MessageSource): string => placeName(path);

/**
 * What the value is for and what form it has: the description of the place, then that of the
 * shared definition that it refers to, without the last full stop.
 */
export function purpose({ error, schema }: MessageSource): string | undefined {
  const form = (error.parentSchema as JsonSchema | undefined)?.description;
  return sentence([schema.description, form]);
}

/** Descriptions in a row, each once, without the last full stop. */
export function sentence(descriptions: (string | undefined)[]): string | undefined {
  const parts = [...new Set(descriptions.filter((text) => text !== undefined))];
  return parts.length === 0 ? undefined : parts.join(" ").replace(/\.$/, "");
}

/** The examples of the place or of its definition as a phrase. */
export function examples({
  error,
  schema,
}: Pick<MessageSource, "error" | "schema">): string | undefined {
  const all = schema.examples ?? (error.parentSchema as JsonSchema | undefined)?.examples;
  return all && `for example ${all.map((one) => JSON.stringify(one)).join(" or ")}`;
}
