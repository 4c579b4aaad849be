// Allowed imports between folders (docs/architecture.md); `npm run lint` checks them beside the other rules
// (.oxlintrc.json).
const SEE = '(docs/architecture.md, "Who imports whom").';

const AREAS = "calendar campaigns catalogue home media music news play search site stands".split(
  " ",
);
const FRAME = "app/(boot|layout|offline|session) api/c pages templates".split(" ");
const ENTRIES = "api/c pages templates".split(" ");

/** Bans imports of matching paths or packages. */
const ban = (regex, why) => ({ regex, message: `${why} ${SEE}` });

/** Bans imports of folders from outside of them. */
const folders = (names, why) => ban(`^(#|(\\.\\./)+)(${names.join("|")})/`, why);

/** Bans imports of folders below src. */
const inSrc = (names, why) => ban(`^(#src/|(\\.\\./)+)(${names.join("|")})(/|$)`, why);

/** Bans imports of folders of lib, anywhere in the path. */
const inLib = (names, why) => ban(`(^|/)(${names.join("|")})/`, why);

/** Bans for files; of several rows for a file the last counts. */
const rule = (files, ...patterns) => ({
  files: [files].flat(),
  rules: {
    "no-restricted-imports": patterns.length > 0 ? ["error", { patterns }] : "off",
  },
});

const lib = [
  folders(
    ["plugins", "src", "scripts", "server", "gatsby", "bench", "e2e"],
    "lib/ does not know what is built on it",
  ),
  ban("^(gatsby|react)(-[^/]+|/.*)?$", "lib/ knows neither Gatsby nor React"),
];
const order = "Imports in lib/ point one way: images, api, stand; content; site; artwork; pictures";
const layers = "Imports in lib/content point one way: model, read, check";
const overContent = inLib(["site", "artwork", "pictures"], order);

const area = "An area imports no other area, nor the frame and the pages around it";
const site = folders(["plugins", "scripts"], "The site imports lib/, not what builds it");
const tool = (name, others) =>
  rule(`${name}/**`, folders(others.split(" "), `${name}/ imports lib/, and what it starts`));

export default {
  plugins: ["import"],
  categories: { correctness: "off" },
  rules: { "import/no-cycle": ["error", { ignoreTypes: false }] },
  ignorePatterns: ["public", ".cache", "src/gatsby-types.d.ts", "content/types.ts"],
  overrides: [
    rule("lib/**", ...lib),
    rule(
      ["lib/images/**", "lib/api/**", "lib/stand/**"],
      ...lib,
      overContent,
      inLib(
        ["content/read", "content/check", "model/(catalogue|graphql|pages|references|schema)"],
        order,
      ),
    ),
    rule("lib/content/**", ...lib, overContent),
    rule("lib/content/model/**", ...lib, overContent, inLib(["read", "check"], layers)),
    rule("lib/content/read/**", ...lib, overContent, inLib(["check"], layers)),
    rule("lib/site/**", ...lib, inLib(["artwork", "pictures"], order)),
    rule("lib/artwork/**", ...lib, inLib(["pictures"], order)),
    rule(["lib/**/*.test.ts", "lib/**/*.fixtures.ts", "lib/**/testing/**"], ...lib),

    rule("src/**", site),
    rule("src/app/**", site, inSrc(ENTRIES, "The frame knows no page")),
    ...AREAS.map((name) =>
      rule(`src/${name}/**`, site, inSrc([...AREAS.filter((one) => one !== name), ...FRAME], area)),
    ),
    rule(
      ["src/app/errors/**", "src/app/head/**"],
      site,
      inSrc([...AREAS, ...FRAME], "Areas import this folder, so it imports none of them"),
    ),
    rule(
      "src/ui/**",
      site,
      inSrc([...AREAS, ...FRAME, "app/(errors|head)"], "ui imports data, app/routing and lib"),
    ),
    rule(
      "src/data/**",
      site,
      inSrc([...AREAS, ...FRAME, "app/(errors|head)", "ui"], "data imports app/routing and lib"),
    ),
    rule(
      "src/app/routing/**",
      site,
      inSrc(
        [...AREAS, ...FRAME, "app/(errors|head)", "ui", "data"],
        "app/routing imports lib alone",
      ),
    ),

    tool("plugins", "bench e2e scripts server src"),
    tool("gatsby", "bench e2e plugins scripts server"),
    tool("server", "bench e2e gatsby plugins scripts src"),
    tool("scripts", "bench e2e gatsby plugins src"),
    rule(
      ["test.ts", "fixtures.ts"]
        .map((ending) => `{plugins,gatsby,server,scripts}/**/*.${ending}`)
        .concat("{plugins,gatsby,server,scripts}/**/testing/**"),
    ),
  ],
};
