import type { GatsbyConfig } from "gatsby";
import { NO_NODES, nodeTypes } from "./lib/content/read/graphql/node-types";
import { contentFolder, SNAPSHOT } from "./lib/content/check/validated/content-folder";
import { basePath } from "./lib/site/base-path";
import { schemasOf } from "./lib/content/read/schema/read-schemas";

const root = process.cwd();
const nodeType = nodeTypes(schemasOf(root));

const config: GatsbyConfig = {
  trailingSlash: "never",
  // Used only by a build with --prefix-paths (scripts/lib/build.mjs).
  ...(basePath() ? { pathPrefix: basePath() } : {}),
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  // Otherwise Gatsby asks GitHub and unpkg for adapters at each build.
  adapter: { name: "plain files", adapt: () => {} },
  plugins: [
    "content-contract",
    "gatsby-patches",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentFolder(root),
        // Ending of incomplete files.
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
    // Last, since it needs the finished site.
    "site-files",
  ],
};

export default config;
