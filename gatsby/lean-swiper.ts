import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";

/**
 * What the home page has no use for: endless loops, the grabbing hand, settings by width, and Swiper's
 * own listeners for fingers and sizes. There the browser scrolls (src/features/home/slides), and Swiper
 * says where to.
 */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ["    loop,\n", ""],
  ["    grabCursor,\n", ""],
  ["    breakpoints,\n", ""],
  ["    events: events$1,\n", "    events: { attachEvents() {}, detachEvents() {} },\n"],
  ["Swiper.use([Resize, Observer]);\n", ""],
];

/**
 * The source of Swiper's core without them, about half the size once it is minified.
 *
 * @throws if a part is not found, which means that another version of Swiper is installed
 */
export function leanSwiper(source: string): string {
  return CHANGES.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(`Swiper’s core has no line "${from.trim()}".`);
    return text.replace(from, to);
  }, source);
}

/** Writes the lean core into Gatsby's cache and gives its path, to be used for `swiper`. */
export function writeLeanSwiper(root: string): string {
  const core = join(
    dirname(createRequire(join(root, "package.json")).resolve("swiper/swiper.css")),
    "shared",
  );
  const source = readFileSync(join(core, "swiper-core.mjs"), "utf8");
  const folder = join(root, ".cache/lean-swiper");
  const file = join(folder, "swiper.mjs");
  // Source maps hold the text: a whole path would make them differ from place to place.
  const utils = relative(folder, join(core, "utils.mjs")).split(sep).join("/");
  const lean = leanSwiper(source)
    .replaceAll("'./utils.mjs'", `'${utils}'`)
    .replace(/export \{[^}]*\};\s*$/, "export default Swiper;\n");
  // A file that is written anew would be compiled anew.
  if (existsSync(file) && readFileSync(file, "utf8") === lean) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, lean);
  return file;
}
