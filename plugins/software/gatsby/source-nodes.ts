import type { GatsbyNode } from "gatsby";
import { readPackages } from "../../../lib/site/software/read-packages";

const TYPE = "SoftwarePackage";

/** Makes a node of each package that package.json names. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  await Promise.all(
    readPackages(process.cwd()).map((record) =>
      actions.createNode({
        ...record,
        id: createNodeId(`${TYPE} ${record.name}`),
        internal: { type: TYPE, contentDigest: createContentDigest(record) },
      }),
    ),
  );
};
