import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readPackages } from "./read-packages";

const root = mkdtempSync(join(tmpdir(), "packages-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, content: object | string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content));
}

function lock(names: readonly string[], license?: string): void {
  const packages = names.map((name) => [`node_modules/${name}`, { version: "1.2.3", license }]);
  write("package-lock.json", { packages: Object.fromEntries(packages) });
}

const NAMES = ["@fontsource/a", "page", "lazy", "server", "tool"];

beforeEach(() => {
  write("package.json", {
    dependencies: { "@fontsource/a": "1", page: "1", lazy: "1", server: "1" },
    devDependencies: { tool: "1" },
  });
  write("src/a.tsx", 'import { b } from "page/part";\nconst c = () => import("lazy");');
  write("src/a.test.tsx", 'import { test } from "tool";');
  write("src/api/c.ts", 'import server from "server";');
  lock(NAMES, "MIT");
});

test("each package is listed with its use, version and licence", () => {
  expect(readPackages(root).map(({ name, part }) => [name, part])).toEqual([
    ["@fontsource/a", "lettering"],
    ["lazy", "browser"],
    ["page", "browser"],
    ["server", "building"],
    ["tool", "testing"],
  ]);
  expect(readPackages(root)[0]).toMatchObject({ version: "1.2.3", licence: "MIT" });
});

test("a package without a licence is an error", () => {
  lock(NAMES);
  expect(() => readPackages(root)).toThrow(
    "The package @fontsource/a does not say what licence it has.",
  );
});

test("the site's own packages all have a licence", () => {
  const packages = readPackages(process.cwd());
  const partOf = (name: string) => packages.find((one) => one.name === name)?.part;
  expect(partOf("react")).toBe("browser");
  expect(partOf("uqr")).toBe("browser");
  expect(partOf("gatsby")).toBe("browser");
  expect(partOf("sharp")).toBe("building");
  expect(partOf("jest")).toBe("testing");
});
