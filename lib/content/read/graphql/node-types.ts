import { KINDS } from "../../model/kinds/kinds";
import { listingOf } from "../list-files";
import type { Schemas } from "../../model/schema/json-schema";
import { answerNodeSchema } from "../../model/graphql/answers";

/** Glob patterns, below the content, of files without GraphQL nodes: other stages read them. */
export const NO_NODES: readonly string[] = [
  "art/**",
  `${KINDS.standParts.folder}/**`,
  "redirects.json",
  "corrections.json",
];

/**
 * GraphQL types of files: titles of their schemas, or of the entries' if a list.
 * @returns a function of a path in content/, such as `units/fine.json`
 */
export function nodeTypes(schemas: Schemas): (path: string) => string | undefined {
  return (path) => {
    const [record] = listingOf([path]).records;
    if (!record) return undefined;
    const { kind, key } = record;
    if (kind === KINDS.answers) return answerNodeSchema(schemas, key).schema.title;
    return schemas.get(kind.schema(key))?.title;
  };
}
