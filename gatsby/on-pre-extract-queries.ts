import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "graphql";
import { queryFaults } from "./query-faults";

/** Stops a build with faulty queries, and reports their positions. In develop it continues. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ store, reporter }) => {
  const { program, schema } = store.getState() as {
    program: { directory: string };
    schema: GraphQLSchema;
  };
  const errors = queryFaults(join(program.directory, "src"), schema).map(
    ({ file, line, column, message }) => ({
      context: { sourceMessage: message },
      filePath: file,
      location: { start: { line, column } },
    }),
  );
  if (errors.length > 0) reporter.panicOnBuild(errors as never);
};
