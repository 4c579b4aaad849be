import { KINDS } from "../kinds/kinds";
import type { JsonSchema } from "../schema/json-schema";
import { type PlacedSchema, resolved, schemaFile } from "../schema/schema-at";

type Schemas = ReadonlyMap<string, JsonSchema>;

/** What is sent to a server or comes of it is never in content/, nor is what other schemas share. */
const NOT_STORED = /\/(shared|envelope|(exhibition|count)-change-(request|answer))\.schema\.json$/;

/** The names of the files in content/api that become nodes: one for each answer to a GET. */
export function answerKeys(schemas: Schemas): string[] {
  return [...schemas.keys()]
    .filter((file) => file.startsWith("api/") && !NOT_STORED.test(file))
    .map((file) => file.replace(/^api\/|\.schema\.json$/g, ""));
}

/** Is an answer a list of things with an `id`? Each of them is a node. */
export function isList(schemas: Schemas, key: string): boolean {
  const isWhole = schemaFile(schemas, KINDS.answers.schema(key)).schema.items === undefined;
  return !isWhole && answerRecord(schemas, key).schema.properties?.id !== undefined;
}

/** The schema of a node that an answer becomes: an entry of a list, else the answer itself. */
export function answerRecord(schemas: Schemas, key: string): PlacedSchema {
  const answer = schemaFile(schemas, KINDS.answers.schema(key));
  const { items } = answer.schema;
  if (!items) return answer;
  return resolved(schemas, { schema: items, file: answer.file, ref: `${answer.ref}#/items` });
}
