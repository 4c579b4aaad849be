import "./test/memory-folder.cjs";

// The settings of a build around the tests must not affect them.
delete process.env.ENCORE_ADDRESS;
// React has no test utilities in production mode.
process.env.NODE_ENV = "test";

const swc = ["@swc/jest", { jsc: { transform: { react: { runtime: "automatic" } } } }];

/** Packages without a CommonJS build, which read Markdown. */
const ESM_ONLY = [
  "@ungap",
  "unified",
  "bail",
  "ccount",
  "character-entit",
  "character-reference",
  "comma-separated-tokens",
  "decode-named-character-reference",
  "devlop",
  "github-slugger",
  "hast",
  "html-void-elements",
  "is-plain-obj",
  "mdast",
  "micromark",
  "property-information",
  "rehype",
  "remark",
  "space-separated-tokens",
  "stringify-entities",
  "trim-lines",
  "trough",
  "unist",
  "vfile",
  "zwitch",
];

/** Caches and built pages would make Jest scan tens of thousands of files. */
const roots = (...names) => names.map((name) => `<rootDir>/${name}`);

const shared = {
  // Gatsby's prefix of paths: empty at the root of a host.
  globals: { __PATH_PREFIX__: "" },
  transform: { "^.+\\.(t|j|mj)sx?$": [...swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join("|")}))`],
  setupFilesAfterEnv: ["<rootDir>/test/retry.ts"],
};

/** Aliases of tsconfig.json, and replacements of files that only a bundler reads. */
const ALIASES = { "^#(src|lib|content|test)/(.*)$": "<rootDir>/$1/$2" };
const PAGES = {
  "^(\\.{1,2}|#src)/.*\\.css$": "<rootDir>/test/css-modules.cjs",
  "^\\..*\\.svg$": "<rootDir>/test/file-address.cjs",
  "^gatsby$": "<rootDir>/test/gatsby.tsx",
  ...ALIASES,
};

/** Tests of one database engine; the others run on both. */
const OF_FILES = "\\.file\\.test\\.ts$";
const OF_POSTGRES = "\\.postgres\\.test\\.ts$";

/**
 * Five projects: tests without a page, tests of storage again on PostgreSQL, tests of what React renders (`.test.tsx`,
 * under jsdom), of the last build's pages, and of the hosts that serve them. Setting up a page takes half a second for
 * each file, so a `.test.ts` that needs one declares it: `@jest-environment jsdom`.
 * @type {import("jest").Config}
 */
const config = {
  // A busy machine must not fail a test: tests wait for events, and this ends one that hangs.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      roots: roots(
        "lib",
        "plugins",
        "gatsby",
        "scripts",
        "bench",
        "server",
        "src",
        "content",
        "test",
      ),
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/{lib,plugins,gatsby,scripts,bench,server,src,test/load,test/look,test/routes}/**/*.test.ts",
      ],
      testPathIgnorePatterns: [OF_POSTGRES],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/test/live-content.ts"],
      moduleNameMapper: PAGES,
    },
    {
      ...shared,
      displayName: "postgres",
      roots: roots("lib", "server", "content", "test"),
      testEnvironment: "node",
      globals: { ...shared.globals, IS_POSTGRES: true },
      globalSetup: "<rootDir>/server/live/testing/postgres-setup.ts",
      globalTeardown: "<rootDir>/server/live/testing/postgres-teardown.ts",
      testMatch: [
        "<rootDir>/server/live/*.test.ts",
        "<rootDir>/server/live/{calls,counts,database,exhibition,moderation}/**/*.test.ts",
        "<rootDir>/server/live/**/*.postgres.test.ts",
      ],
      testPathIgnorePatterns: [OF_FILES],
      moduleNameMapper: ALIASES,
    },
    {
      ...shared,
      displayName: "built",
      roots: roots("test", "lib", "plugins", "src", "content"),
      testEnvironment: "node",
      moduleNameMapper: PAGES,
      testMatch: ["<rootDir>/test/built/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "hosts",
      roots: roots("test", "lib", "plugins", "server", "src", "content"),
      testEnvironment: "node",
      moduleNameMapper: ALIASES,
      testMatch: ["<rootDir>/test/hosts/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      roots: roots("src", "lib", "plugins", "content", "server", "test"),
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.tsx"],
      setupFilesAfterEnv: [
        ...shared.setupFilesAfterEnv,
        "<rootDir>/test/setup.ts",
        "<rootDir>/test/live-content.ts",
      ],
      moduleNameMapper: PAGES,
    },
  ],
};

export default config;
