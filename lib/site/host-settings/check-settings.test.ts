import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../test/temporary-folder";
import { checkSettings } from "./check-settings";

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ["ENCORE_ADDRESS", "http://encore.example"],
  ["ENCORE_HOST", "netlfy"],
  ["ENCORE_HSTS", "on"],
  ["ENCORE_PICTURES", "quik"],
  ["GATSBY_FUNCTIONS", "yes"],
])("refuses %s=%s in a sentence that names it", (name, value) => {
  expect(() => checkSettings({ [name]: value }, root)).toThrow(`${name} is "${value}"`);
  expect(() => checkSettings({ [name]: "" }, root)).not.toThrow();
});

it("compares the host with the address in the content, unless another one is given", () => {
  const github = { ENCORE_HOST: "github" };
  expect(() => checkSettings(github, root)).toThrow("needs an address");
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/site.json"), '{ "address": "https://encore.netlify.app" }');
  expect(checkSettings(github, root)).toContain("an address of netlify");
  const given = { ...github, ENCORE_ADDRESS: "https://encore.example" };
  expect(checkSettings(given, root)).toBeUndefined();
});
