import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "graphql";
import { codeKey } from "../lib/site/build-cache/code-key";
import { stagesOf } from "../lib/site/build-cache/stages";
import { findQueryErrors } from "./find-query-errors";

/** Stage of valid queries; it has no result. */
const STAGE = "valid queries";

/** Stops a build with faulty queries, and reports their positions. In develop it continues. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ store, reporter }) => {
  const { program, schema } = store.getState() as {
    program: { directory: string };
    schema: GraphQLSchema;
  };
  const cache = stagesOf(program.directory);
  const key = codeKey(program.directory, process.env);
  if (cache.find<true>(STAGE, key)) return;
  const errors = findQueryErrors(join(program.directory, "src"), schema).map(
    ({ file, line, column, message }) => ({
      context: { sourceMessage: message },
      filePath: file,
      location: { start: { line, column } },
    }),
  );
  if (errors.length > 0) reporter.panicOnBuild(errors as never);
  else cache.store(STAGE, key, [], true);
};
