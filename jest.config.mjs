const swc = ["@swc/jest", { jsc: { transform: { react: { runtime: "automatic" } } } }];

const shared = {
  transform: { "^.+\\.(t|j|mj)sx?$": [...swc] },
  transformIgnorePatterns: ["/node_modules/(?!(@dicebear)/)"],
};

/**
 * Three projects: what runs at build time, the browser's code under jsdom, the pages of the last build.
 * @type {import("jest").Config}
 */
const config = {
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{plugins,gatsby,scripts,bench}/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "built",
      testEnvironment: "node",
      testMatch: ["<rootDir>/test/built/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
      moduleNameMapper: {
        "\\.module\\.css$": "<rootDir>/test/css-modules.cjs",
        "\\.css$": "<rootDir>/test/css-modules.cjs",
        "^gatsby$": "<rootDir>/test/gatsby.tsx",
      },
    },
  ],
};

export default config;
