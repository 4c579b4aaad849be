import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporary-folder";

const { developmentTool } = jest.requireActual<{
  developmentTool: (name: string, root: string) => string;
}>("./development-tool.mjs");

it("gives advice in a sentence if development packages are not installed", () => {
  const root = temporaryFolder();
  expect(() => developmentTool("oxlint", root)).toThrow("Run npm ci --include=dev");
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  writeFileSync(join(root, "node_modules/.bin/oxlint"), "");
  expect(developmentTool("oxlint", root)).toBe(join(root, "node_modules/.bin/oxlint"));
  rmSync(root, { recursive: true });
});
