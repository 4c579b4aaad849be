import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeployError } from "../deploy-error";
import { siteAddress } from "./site-address";

let root: string;
const given = process.env.ENCORE_ADDRESS;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-address-"));
  delete process.env.ENCORE_ADDRESS;
});
afterEach(() => {
  rmSync(root, { recursive: true });
  if (given === undefined) delete process.env.ENCORE_ADDRESS;
  else process.env.ENCORE_ADDRESS = given;
});

it("is the one that the build was made with", () => {
  mkdirSync(join(root, ".content"));
  writeFileSync(join(root, ".content/site.json"), '{ "address": "https://encore.example" }');
  expect(siteAddress(root)).toBe("https://encore.example");
  process.env.ENCORE_ADDRESS = "https://other.example";
  expect(siteAddress(root)).toBe("https://other.example");
});

it("is not guessed where the build left nothing", () => {
  expect(() => siteAddress(root)).toThrow(DeployError);
  expect(() => siteAddress(root)).toThrow("npm run build");
});
