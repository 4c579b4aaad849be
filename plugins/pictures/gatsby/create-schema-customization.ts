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

/** Declares the types and how `imageData` follows from a picture's files. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "pictureImageData",
    extend: () => ({
      resolve: (picture: Picture, { upTo }: { upTo?: number | null }) =>
        imageData(picture, upTo ?? undefined),
    }),
  });
  actions.createFieldExtension({
    name: "pictureAddress",
    extend: () => ({
      resolve: (picture: Picture, { format, width }: { format: string; width: number }) =>
        addressOf(picture, format, width),
    }),
  });
  actions.createTypes(typeDefs);
};
