import { ANSWERS } from "../kinds/answers";
import { KINDS } from "../kinds/kinds";
import type { Schemas } from "../schema/json-schema";
import { type PlacedSchema, schemaAt, schemaFile } from "../schema/schema-at";

/** The names of the answers to a GET, which become nodes; the last two are made by the build. */
export const ANSWER_KEYS = [...ANSWERS.keys(), "exhibition-list", "racing-list"].toSorted();

/** Is an answer a list of things with an `id`? Each of them is a node. */
export function isList(schemas: Schemas, key: string): boolean {
  const { schema } = schemaFile(schemas, KINDS.answers.schema(key));
  return schema.items !== undefined && "id" in (answerRecord(schemas, key).schema.properties ?? {});
}

/** The schema of a node that an answer becomes: an entry of a list, else the answer itself. */
export function answerRecord(schemas: Schemas, key: string): PlacedSchema {
  const answer = schemaFile(schemas, KINDS.answers.schema(key));
  return schemaAt(schemas, answer, [0]) ?? answer;
}
