import { ANSWERS } from "../kinds/answers";
import { KINDS } from "../kinds/kinds";
import type { Schemas } from "../schema/json-schema";
import { type Subschema, schemaAt, rootSchema } from "../schema/subschema";

/** Names of the GET answers that become nodes; the build makes the last two. */
export const ANSWER_KEYS = [...ANSWERS.keys(), "exhibition-list", "racing-list"].toSorted();

/** True if an answer is a list of objects with an `id`, each of which becomes a node. */
export function isList(schemas: Schemas, key: string): boolean {
  const { schema } = rootSchema(schemas, KINDS.answers.schema(key));
  return (
    schema.items !== undefined && "id" in (answerNodeSchema(schemas, key).schema.properties ?? {})
  );
}

/** Schema of an answer's nodes: of a list's entries, else of the answer itself. */
export function answerNodeSchema(schemas: Schemas, key: string): Subschema {
  const answer = rootSchema(schemas, KINDS.answers.schema(key));
  return schemaAt(schemas, answer, [0]) ?? answer;
}
