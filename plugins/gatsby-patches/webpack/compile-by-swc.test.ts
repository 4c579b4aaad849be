import { resolve } from "node:path";
import { compileBySwc, type Rule } from "./compile-by-swc";

const babel: Rule = { loader: "babel-loader" };

/** Gatsby's rules: its own for scripts, one for other files, and that of its TypeScript plugin. */
const rules = (): Rule[] => [
  { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [babel] },
  { test: /\.svg$/, use: [{ loader: "url-loader" }] },
  { test: /\.tsx?$/, use: () => [babel] },
];

const loadersOf = (given: readonly Rule[], issuer: string) =>
  given
    .filter(({ test }) => test?.test("a.tsx"))
    .flatMap(({ use = [] }) => (typeof use === "function" ? use({ issuer }) : use))
    .map(({ loader }) => loader?.split("/").at(-1));

it.each(["build-javascript", "build-html"] as const)(
  "lets swc alone compile modules in %s",
  (stage) => {
    const given = rules();
    compileBySwc(given, resolve(__dirname, "../../.."), stage);
    expect(loadersOf(given, "src/a.ts")).toEqual(["swc-loader.cjs"]);
  },
);

it("leaves the templates of the browser's pages to Babel, once", () => {
  const given = rules();
  compileBySwc(given, resolve(__dirname, "../../.."), "build-javascript");
  expect(loadersOf(given, ".cache/_this_is_virtual_fs_path_/async-requires.js")).toEqual([
    "babel-loader",
  ]);
});

it("throws if Gatsby has no such rule", () => {
  expect(() => compileBySwc([], ".", "build-html")).toThrow("rule for scripts was not found");
});
