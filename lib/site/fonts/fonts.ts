import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { writeWhole } from "../../files/write-whole";
import subsetFont from "subset-font";
import { sha256 } from "../../text/sha256";

/** The typefaces of the site, and the weights that src/ui/tokens/fonts.css names. */
export const typefaces = [
  { name: "unbounded", weights: { min: 900, max: 900 } },
  { name: "figtree", weights: { min: 500, max: 800 } },
];

/**
 * Writes `<name>.woff2` for each typeface into `folder`, with no more than `characters` and the weights in use.
 * Fonts that were made of the same things before are left alone.
 */
export async function subsetFonts(root: string, folder: string, characters: string): Promise<void> {
  const { resolve } = createRequire(join(root, "package.json"));
  mkdirSync(folder, { recursive: true });
  for (const { name, weights } of typefaces) {
    const source = readFileSync(
      resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    );
    const path = join(folder, `${name}.woff2`);
    const mark = `${path}.digest`;
    const digest = sha256(JSON.stringify([sha256(source), characters, weights]));
    if (existsSync(path) && existsSync(mark) && readFileSync(mark, "utf8") === digest) continue;
    const variationAxes = { wght: weights };
    writeWhole(
      path,
      await subsetFont(source, characters, { targetFormat: "woff2", variationAxes }),
    );
    writeWhole(mark, digest);
  }
}

/** What components write besides the content: printable ASCII and typographic signs. */
const INTERFACE = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32))}’‘“”…–·×©é`;

/**
 * Every character that pages may show, each once and in order: those of all strings in `records`
 * (any JSON value) and those of the interface, among them all that JSON has of its own.
 */
export function usedCharacters(records: unknown): string {
  const shown = INTERFACE + JSON.stringify(records).replaceAll(/\s/g, " ");
  return [...new Set(shown)].toSorted().join("");
}
