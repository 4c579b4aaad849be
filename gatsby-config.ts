import type { GatsbyConfig } from "gatsby";
import { NO_NODES, nodeTypes } from "./lib/content/graphql/node-types";
import { contentFolder, MIRROR } from "./lib/content/mirror/content-folder";
import { filmSources } from "./lib/artwork/film/sources/film-sources";
import { schemasOf } from "./lib/content/schema/read-schemas";
import { pictureSources } from "./lib/artwork/posters/sources/picture-sources";

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
    "host-settings",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentFolder(root),
        ignore: NO_NODES.map((pattern) => `**/${MIRROR}/${pattern}`),
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
    { resolve: "fonts", options: { content: MIRROR, output: "src/ui/tokens/generated" } },
    {
      resolve: "pictures",
      options: {
        sources: (site: string) => [...pictureSources(site), ...filmSources(site)],
        // The film is one piece: a look that changes would make all of its frames anew at each save.
        follow: { folder: MIRROR, sources: pictureSources },
      },
    },
    "frames",
    "flower-stand",
    { resolve: "social", options: { content: MIRROR } },
    // When pages and their pictures are there, before what is written anew each time.
    "stale-files",
    { resolve: "theme-colors", options: { content: MIRROR } },
    {
      resolve: "offline",
      options: {
        site: `${MIRROR}/site.json`,
        icon: "static/icon.svg",
        tokens: "src/ui/tokens/tokens.css",
      },
    },
    { resolve: "open-data", options: { content: MIRROR } },
    // After those, because it hashes what the finished pages hold.
    {
      resolve: "static-host",
      options: { content: MIRROR, output: "deploy/generated" },
    },
    // Last, because it tells of the finished site.
    "build-report",
  ],
};

export default config;
