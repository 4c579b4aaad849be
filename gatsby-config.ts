import type { GatsbyConfig } from "gatsby";
import { NO_NODES, nodeTypes } from "./lib/content/graphql/node-types";
import { contentFolder, SNAPSHOT } from "./lib/content/validated/content-folder";
import { filmSources } from "./lib/pictures/film/film-sources";
import { schemasOf } from "./lib/content/schema/read-schemas";
import { pictureSources } from "./lib/pictures/posters/picture-sources";

const root = process.cwd();
const nodeType = nodeTypes(schemasOf(root));

const config: GatsbyConfig = {
  trailingSlash: "never",
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
        ignore: NO_NODES.map((pattern) => `**/${SNAPSHOT}/${pattern}`),
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) => nodeType(node.relativePath),
      },
    },
    "legal",
    "software",
    {
      resolve: "pictures",
      options: {
        sources: (site: string) => [...pictureSources(site), ...filmSources(site)],
        // The film is one piece: a look that changes would make all of its frames again at each save.
        follow: { folder: SNAPSHOT, sources: pictureSources },
      },
    },
    "frames",
    "flower-stand",
    "figures",
    // Last, because it tells of the finished site.
    "site-files",
  ],
};

export default config;
