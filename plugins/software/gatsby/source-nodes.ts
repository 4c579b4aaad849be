import type { GatsbyNode } from "gatsby";
import { readPackages } from "../../../lib/site/software/read-packages";
import { makeNode } from "../../make-node";

const TYPE = "SoftwarePackage";

/** Makes a node of each package that package.json names. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await Promise.all(
    readPackages(process.cwd()).map((record) =>
      makeNode(args, TYPE, `${TYPE} ${record.name}`, record),
    ),
  );
};
