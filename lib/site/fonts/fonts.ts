import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** A typeface of the site and the weights that its style sheets use. */
interface Typeface {
  name: string;
  weights: { min: number; max: number };
}

/** The weights are those of src/ui/tokens/fonts.css. */
export const typefaces: readonly Typeface[] = [
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
    const digest = createHash("sha256")
      .update(source)
      .update(JSON.stringify([characters, weights]))
      .digest("hex");
    if (existsSync(path) && existsSync(mark) && readFileSync(mark, "utf8") === digest) continue;
    const variationAxes = { wght: weights };
    writeFileSync(
      path,
      await subsetFont(source, characters, { targetFormat: "woff2", variationAxes }),
    );
    writeFileSync(mark, digest);
  }
}

/** What components write besides the content: printable ASCII and typographic signs. */
const INTERFACE = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32))}’‘“”…–·×©é`;

/**
 * Every character that pages may show, each once and in order: those of all strings in `records`
 * (any JSON value) and those of the interface.
 */
export function usedCharacters(records: unknown): string {
  const found = new Set(INTERFACE);
  collect(records, found);
  return [...found].toSorted().join("");
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    for (const character of value.replaceAll(/\s/g, " ")) found.add(character);
  } else if (value && typeof value === "object") {
    for (const part of Object.values(value)) collect(part, found);
  }
}
