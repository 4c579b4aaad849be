import { keptByNpm, keptWords } from "./kept-by-npm";

it("finds the options of a command that npm has taken", () => {
  const environment = { npm_config_dry_run: "true", npm_config_fix: "", npm_config_prefix: "/usr" };
  expect(keptByNpm(["dry-run", "fix", "to"], environment)).toEqual(["dry-run"]);
  expect(keptByNpm(["dry-run"], {})).toEqual([]);
});

it("says how they are written", () => {
  expect(keptWords(["fix", "only"], "npm run content -- check …")).toBe(
    'npm kept --fix and --only for itself, so nothing was done. Options stand behind "--": npm run content -- check …',
  );
});
