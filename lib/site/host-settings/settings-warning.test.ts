import { settingsWarning } from "./settings-warning";

it.each([
  [{}, ""],
  [{}, "https://encore.example/encore"],
  [{ ENCORE_HOST: "github" }, "https://name.github.io/encore"],
  [{ ENCORE_HOST: "github" }, "https://encore.example"],
  [{ NETLIFY: "true" }, "https://encore.netlify.app"],
  [{ NETLIFY: "true", ENCORE_HOST: "netlify" }, ""],
  [{ CF_PAGES: "1", ENCORE_HOST: "own" }, "https://encore.example"],
])("%j at %j is no contradiction", (env, address) => {
  expect(settingsWarning(env, address)).toBeUndefined();
});

it("refuses GitHub Pages without an address, where links would lead beside the site", () => {
  expect(() => settingsWarning({ ENCORE_HOST: "github" }, "")).toThrow("set ENCORE_ADDRESS");
});

it.each([[{ ENCORE_HOST: "netlify" }], [{ CF_PAGES: "1" }]])("refuses a path: %j", (env) => {
  expect(() => settingsWarning(env, "https://encore.example/fans")).toThrow("take /fans away");
});

it.each([
  ["CF_PAGES", { CF_PAGES: "1", ENCORE_HOST: "github" }],
  ["NETLIFY", { NETLIFY: "true", ENCORE_HOST: "cloudflare" }],
])("refuses the name of another host where %s is set", (variable, env) => {
  expect(() => settingsWarning(env, "https://encore.example")).toThrow(
    `runs this build (${variable}): unset ENCORE_HOST.`,
  );
});

it.each([
  [{}, "https://name.github.io/encore", "github"],
  [{ ENCORE_HOST: "own" }, "https://encore.pages.dev", "cloudflare"],
  [{ ENCORE_HOST: "github" }, "https://encore.netlify.app", "netlify"],
])("warns of an address of another host: %j at %s", (env, address, host) => {
  expect(settingsWarning(env, address)).toContain(`set ENCORE_HOST=${host}.`);
});
