import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) =>
  join("src", file),
);
const sheets = new Map(
  files.filter((file) => file.endsWith(".module.css")).map((file) => [file, read(file)]),
);

function read(file: string): string {
  return readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
}

function sheetAt(name: string, from: string): string {
  return name.startsWith("#src/") ? name.slice(1) : relative(".", join(dirname(from), name));
}

const defined = (css: string): string[] =>
  [...css.replace(/"[^"]*"|:global\([^)]*\)/g, "").matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name = ""]) => name,
  );

/** Classes used by a component or by its own sheet, with the path of the sheet. */
const named: { sheet: string; name: string; by: string }[] = [];
const users = new Map<string, string[]>();
/** Sheets whose classes are selected dynamically. */
const chosen = new Set<string>();

for (const [file, css] of sheets) {
  for (const [, names = ""] of css.matchAll(/composes: ([^;]+);/g)) {
    for (const name of names.split(/\s+/)) named.push({ sheet: file, name, by: file });
  }
}
for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))) {
  const code = read(file);
  const body = code.replace(/"[^"]*"/g, "");
  for (const [, alias = "", from = ""] of code.matchAll(
    /import \* as (\w+) from "([^"]+\.css)"/g,
  )) {
    const sheet = sheetAt(from, file);
    users.set(sheet, [...(users.get(sheet) ?? []), file]);
    if (new RegExp(`\\b${alias}(?:\\[|[,)}])`).test(body)) chosen.add(sheet);
    for (const [, name = ""] of body.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, "g"))) {
      named.push({ sheet, name, by: file });
    }
  }
}

it("has each class that a component or a sheet names", () => {
  const has = new Map([...sheets].map(([file, css]) => [file, new Set(defined(css))]));
  expect(named.filter(({ sheet, name }) => !has.get(sheet)?.has(name))).toEqual([]);
});

it("has no class that is not used", () => {
  const uses = new Set(named.map(({ sheet, name }) => `${sheet} .${name}`));
  const all = [...sheets].flatMap(([file, css]) => defined(css).map((name) => ({ file, name })));
  const unused = all.filter(({ file, name }) => !chosen.has(file) && !uses.has(`${file} .${name}`));
  expect(unused).toEqual([]);
});

it("gives a component at most two sheets of its own, one that comes with it and one that comes late", () => {
  const own = [...users].flatMap(([sheet, [file = "", ...others]]) =>
    others.length === 0 ? { file, isLate: sheet.includes(".late."), sheet } : [],
  );
  const further = own.filter(({ file, isLate, sheet }) =>
    own.some((one) => one.file === file && one.isLate === isLate && one.sheet < sheet),
  );
  expect(further).toEqual([]);
});

it("leaves the classes of several components to ui", () => {
  const outside = named.filter(
    ({ sheet, by }) => sheet === "src/ui/primitives/shapes.module.css" && !by.startsWith("src/ui/"),
  );
  expect(outside).toEqual([]);
});
