import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

/** Folders of the area in the README's order, lowest first. */
const README = readFileSync(join(__dirname, "README.md"), "utf8");
const ORDER = (/^`(.+ ← .+)`$/m.exec(README)?.[1] ?? "").split(" ← ");

/** Imports of a module, a sheet, or a named chunk. */
const IMPORT = /(?:from|import|\*\/)\s+"(\.{1,2}\/[^"]+)"/g;

it("folders import one way, in the order of the README", () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" });
  const wrong = files
    .filter((file) => file.includes(sep) && /\.(tsx?|css)$/.test(file))
    .flatMap((file) => {
      const folder = dirname(file);
      const imported = [...readFileSync(join(__dirname, file), "utf8").matchAll(IMPORT)]
        .map(([, path = ""]) => dirname(join(folder, path)))
        .filter((other) => other !== folder && other !== ".");
      const isBelow = (other: string) => ORDER.slice(0, ORDER.indexOf(folder)).includes(other);
      return imported.filter((other) => !isBelow(other)).map((other) => `${file} → ${other}`);
    });
  expect(wrong).toEqual([]);
});
