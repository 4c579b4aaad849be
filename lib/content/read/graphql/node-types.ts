import { KINDS } from "../../model/kinds/kinds";
import { listingOf } from "../list-files";
import type { Schemas } from "../../model/schema/json-schema";
import { answerRecord } from "../../model/graphql/answers";

/** Patterns, below the content, of the files that no GraphQL node is made of: other stages read them. */
export const NO_NODES: readonly string[] = [
  "art/**",
  `${KINDS.standParts.folder}/**`,
  "redirects.json",
  "corrections.json",
];

/**
 * Names the GraphQL type of the nodes that a file becomes: the title of its schema, of the entries where it is a
 * list.
 * @returns a function of a path in content/, such as `units/fine.json`
 */
export function nodeTypes(schemas: Schemas): (path: string) => string | undefined {
  return (path) => {
    const [record] = listingOf([path]).records;
    if (!record) return undefined;
    const { kind, key } = record;
    if (kind === KINDS.answers) return answerRecord(schemas, key).schema.title;
    return schemas.get(kind.schema(key))?.title;
  };
}
