import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { writeWhole } from "../../files/write-whole";
import subsetFont from "subset-font";
import { sha256 } from "../../text/sha256";

/** The site's typefaces, with the weights in src/ui/tokens/fonts.css. */
export const typefaces = [
  { name: "unbounded", weights: { min: 900, max: 900 } },
  { name: "figtree", weights: { min: 500, max: 800 } },
];

/**
 * Writes `<name>.woff2` for each typeface into `folder`, reduced to `characters` and the weights in use. Unchanged
 * fonts are not written again.
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

/** Characters of components: printable ASCII and typographic signs. */
const INTERFACE = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32))}’‘“”…–·×©é`;

/**
 * All characters that pages may show, sorted: those of all strings in `records` (any JSON value) and of the components.
 */
export function usedCharacters(records: unknown): string {
  const shown = INTERFACE + JSON.stringify(records).replaceAll(/\s/g, " ");
  return [...new Set(shown)].toSorted().join("");
}
