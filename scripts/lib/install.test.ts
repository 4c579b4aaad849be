import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporary-folder";

const { isInstalled, requireDependencies } = jest.requireActual<{
  isInstalled: (folder: string, isForTests?: boolean) => boolean;
  requireDependencies: (folder: string) => void;
}>("./install.mjs");

const LOCKED = {
  "": { version: "0.1.0" },
  "node_modules/a": { version: "1.0.0" },
  "node_modules/for-macos": { version: "1.0.0", optional: true },
};
const { "node_modules/for-macos": _other, "": _project, ...HERE } = LOCKED;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  write("package-lock.json", LOCKED);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, packages: object): void {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}
const note = (packages: object) => write("node_modules/.package-lock.json", packages);

it("compares with npm's list of installed packages", () => {
  note(HERE);
  expect(isInstalled(folder)).toBe(true);
});

it("installs where nothing, something else or not all is there", () => {
  expect(isInstalled(folder)).toBe(false);
  note({ "node_modules/a": { version: "1.0.1" } });
  expect(isInstalled(folder)).toBe(false);
  note({});
  expect(isInstalled(folder)).toBe(false);
});

it("needs packages of development for tests alone", () => {
  write("package-lock.json", { ...LOCKED, "node_modules/tool": { version: "1.0.0", dev: true } });
  note(HERE);
  expect(isInstalled(folder)).toBe(true);
  expect(isInstalled(folder, true)).toBe(false);
  note({ ...HERE, "node_modules/tool": { version: "0.9.0", dev: true } });
  expect(isInstalled(folder)).toBe(false);
});

it("names the command that installs a dependency which git pull has brought", () => {
  note(HERE);
  expect(() => requireDependencies(folder)).not.toThrow();
  write("package-lock.json", { ...LOCKED, "node_modules/new": { version: "1.0.0" } });
  expect(() => requireDependencies(folder)).toThrow("Packages are missing");
  expect(() => requireDependencies(folder)).toThrow("run npm ci");
});
