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

function install(name: string, license?: string): void {
  write(`node_modules/${name}/package.json`, { version: "1.2.3", license });
}

beforeEach(() => {
  write("package.json", {
    dependencies: { "@fontsource/a": "1", page: "1", lazy: "1", server: "1" },
    devDependencies: { tool: "1" },
  });
  write("src/a.tsx", 'import { b } from "page/part";\nconst c = () => import("lazy");');
  write("src/a.test.tsx", 'import { test } from "tool";');
  write("src/api/c.ts", 'import server from "server";');
  for (const name of ["@fontsource/a", "page", "lazy", "server", "tool"]) install(name, "MIT");
});

test("each package is listed with what it is for, its version and its licence", () => {
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
  install("page");
  expect(() => readPackages(root)).toThrow("The package page does not say what licence it has.");
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
