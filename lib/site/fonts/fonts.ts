import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { KeyedCache } from "../../files/keyed-cache";
import { writeWhole } from "../../files/write-whole";
import subsetFont from "subset-font";
import { sha256 } from "../../text/sha256";

export const typefaces = [
  { name: "unbounded", weights: { min: 900, max: 900 } },
  { name: "figtree", weights: { min: 500, max: 800 } },
];

/**
 * Writes `<name>.woff2` for each typeface into `folder`, reduced to `characters` and the weights in use. Unchanged
 * fonts are not written again.
 * @param folder path from the root of `stages`
 */
export async function subsetFonts(
  root: string,
  folder: string,
  characters: string,
  stages: KeyedCache,
): Promise<void> {
  const packages = createRequire(join(root, "package.json"));
  for (const { name, weights } of typefaces) {
    const source = readFileSync(
      packages.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    );
    const path = join(folder, `${name}.woff2`);
    const inputs = sha256(JSON.stringify([sha256(source), characters, weights]));
    if (stages.find(`font ${name}`, inputs)) continue;
    const options = { targetFormat: "woff2", variationAxes: { wght: weights } } as const;
    writeWhole(resolve(stages.root, path), await subsetFont(source, characters, options));
    stages.store(`font ${name}`, inputs, [path], true);
  }
}

/** Characters of components: printable ASCII and typographic signs. */
const INTERFACE = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32))}’‘“”…–·×©é`;

/**
 * All characters that pages may show, sorted: those of all strings in `records` (any JSON value) and of the components.
 */
export function usedCharacters(records: unknown): string {
  // The interface has all of ASCII.
  const others = JSON.stringify(records).match(/[^ -~\s]/gu) ?? [];
  return [...new Set([...INTERFACE, ...others])].toSorted().join("");
}
