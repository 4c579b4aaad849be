import type { GatsbyNode } from "gatsby";
import { sdl, unionTypes } from "../../../lib/content/model/graphql/sdl";
import { schemasOf } from "../../../lib/content/read/schema/read-schemas";
import { LIST_TYPES } from "./create-resolvers";
import { placeInList } from "./place-in-list";
import { recordLinks } from "./record-links";

/** Declares the GraphQL types of all records, so that none is inferred. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
  store,
}) => {
  const root = store.getState().program.directory as string;
  const schemas = schemasOf(root);
  for (const extension of [recordLinks, placeInList]) actions.createFieldExtension(extension);
  actions.createTypes([
    sdl(schemas),
    LIST_TYPES,
    ...unionTypes(schemas).map((union) => schema.buildUnionType(union)),
  ]);
};
