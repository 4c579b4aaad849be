import type { GatsbyConfig } from "gatsby";
import { NO_NODES, nodeTypes } from "./lib/content/read/graphql/node-types";
import { contentFolder, SNAPSHOT } from "./lib/content/check/validated/content-folder";
import { basePath } from "./lib/site/base-path";
import { schemasOf } from "./lib/content/read/schema/read-schemas";

const root = process.cwd();
const nodeType = nodeTypes(schemasOf(root));

const config: GatsbyConfig = {
  trailingSlash: "never",
  // Used by a build with --prefix-paths alone (scripts/lib/build.mjs).
  ...(basePath() ? { pathPrefix: basePath() } : {}),
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  // Without one Gatsby asks GitHub and unpkg at each build which adapters there are.
  adapter: { name: "plain files", adapt: () => {} },
  plugins: [
    "content-contract",
    "gatsby-patches",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentFolder(root),
        // A file that is being written has this ending until it is whole.
        ignore: [...NO_NODES, "**/*.unfinished"].map((pattern) => `**/${SNAPSHOT}/${pattern}`),
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) => nodeType(node.relativePath),
      },
    },
    "pictures",
    // Last, because it tells of the finished site.
    "site-files",
  ],
};

export default config;
