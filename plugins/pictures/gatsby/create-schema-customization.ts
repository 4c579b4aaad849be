import type { GatsbyNode } from "gatsby";
import type { Picture } from "../../../lib/images/types";
import { addressOf } from "./address-of";
import { imageData } from "./image-data";

const typeDefs = `
  """A picture of the image stage, with all its files."""
  type Picture implements Node @dontInfer {
    "Such as characters/tenshouin_eichi."
    key: String!
    "Address of the narrowest file of a format that is at least so wide, else of its widest."
    address(format: String!, width: Int!): String! @pictureAddress
    "For the component Picture; files wider than upTo pixels are left out."
    imageData(upTo: Int): GatsbyImageData! @pictureImageData
  }
`;

/** Resolvers of its fields, by extension name. */
const RESOLVERS = {
  pictureImageData: (picture: Picture, { upTo }: { upTo?: number | null }) =>
    imageData(picture, upTo ?? undefined),
  pictureAddress: (picture: Picture, { format, width }: { format: string; width: number }) =>
    addressOf(picture, format, width),
};

/** Declares the type, and the fields computed from a picture's files. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const [name, resolve] of Object.entries(RESOLVERS)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  actions.createTypes(typeDefs);
};
