import type { GatsbyConfig } from "gatsby";
import { answerTypes } from "./lib/content/graphql/answers";
import { contentFolder, MIRROR } from "./lib/content/mirror/content-folder";
import { filmSources } from "./lib/artwork/film/sources/film-sources";
import { schemasOf } from "./lib/content/schema/read-schemas";
import { pictureSources } from "./lib/artwork/posters/sources/picture-sources";

/** One source for each folder of records; transformed nodes get the type of the same row. */
const RECORD_TYPES: Record<string, string> = {
  characters: "Character",
  "other-characters": "OtherCharacter",
  units: "Unit",
  offices: "Office",
  clubs: "Club",
  campaigns: "Campaign",
  "campaigns/playmovie": "FilmChapter",
  exhibits: "Exhibit",
  trips: "Trip",
  venues: "Venue",
  "four-piece": "FourPieceIdol",
  "site.json": "SiteDefaults",
};

/** Markdown pages; the plugin `legal` makes nodes of them. */
const LEGAL = "legal";

/** Answers to calls; those of a list are a node each. */
const ANSWERS = "api";

const root = process.cwd();
const typeOfAnswer = answerTypes(schemasOf(root));

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "content-contract",
    "gatsby-patches",
    "host-settings",
    ...[...Object.keys(RECORD_TYPES), LEGAL, ANSWERS].map((name) => ({
      resolve: "gatsby-source-filesystem",
      options: {
        name,
        path: `${contentFolder(root)}/${name}`,
        // A folder of records may lie in another, which does not read it.
        ignore: Object.keys(RECORD_TYPES)
          .filter((inner) => inner.startsWith(`${name}/`))
          .map((inner) => `**/${inner}/**`),
      },
    })),
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { sourceInstanceName: string; name: string } }) =>
          node.sourceInstanceName === ANSWERS
            ? typeOfAnswer.get(node.name)
            : RECORD_TYPES[node.sourceInstanceName],
      },
    },
    LEGAL,
    "software",
    { resolve: "fonts", options: { content: MIRROR, output: "src/styles/generated" } },
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
        tokens: "src/styles/tokens.css",
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
