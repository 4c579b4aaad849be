import { readArguments } from "./read-arguments";

const OPTIONS = { fix: { type: "boolean" }, only: { type: "string" } } as const;
const USAGE =
  "npm run content -- check [--fix] [--only FILE]\n\nIt ends with 1 if there are problems.";
const read = (...args: string[]) => readArguments(args, { options: OPTIONS, usage: USAGE });

afterEach(() => {
  delete process.env.npm_config_fix;
  delete process.env.npm_config_only;
});

it("shows the usage after wrong usage", () => {
  expect(() => read("one")).toThrow(`There are too many arguments.\n\n${USAGE}`);
  expect(() => read("--fxi")).toThrow(/^Unknown option '--fxi'.*\n\nnpm run content -- check/);
});

it("rejects options that npm took, and shows how to write them", () => {
  Object.assign(process.env, { npm_config_fix: "true", npm_config_only: "a" });
  expect(() => read()).toThrow(
    'npm kept --fix and --only for itself, so nothing was done. Options stand behind "--": npm run content -- check [--fix] [--only FILE]',
  );
});

it("takes an option that it was given, whatever npm is set to", () => {
  process.env.npm_config_fix = "true";
  expect(read("--fix").values).toEqual({ fix: true });
});
