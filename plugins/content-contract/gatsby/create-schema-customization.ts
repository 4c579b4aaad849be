import type { GatsbyNode } from "gatsby";
import { sdl } from "../graphql/sdl";
import { readSchemas } from "../schema/read-schemas";

/** Declares the GraphQL types of all records, so that nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  store,
}) => {
  const root = store.getState().program.directory as string;
  actions.createTypes(sdl(readSchemas(root)));
};
