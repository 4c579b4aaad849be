import { extname } from "node:path";
import type { Finding } from "../problem";
import { ART_ENDINGS, ART_FOLDER } from "../../read/folders";
import { ILLUSTRATIONS } from "../../illustrations/kinds";
import { ALL_KINDS, KINDS } from "../../kinds/kinds";
import { SINGLE_FILES } from "../../kinds/single-files";
import { CONTENT } from "../../read/snapshot";
import { nearest } from "../suggest";
import type { Listing } from "../../read/list-files";
import { ART_KEYS, artKeys, posterOfDetail } from "./art-key";
import type { Rule } from "./rule";

const ENDINGS = new Map<string, string>(ALL_KINDS.map(({ folder, ending }) => [folder, ending]));
const FOLDERS = [...ENDINGS.keys(), ART_FOLDER];

/** `records in units/, clubs/ named *.json, in legal/ named *.md`. */
const RECORDS = [...new Set(ENDINGS.values())]
  .map((ending) => {
    const folders = [...ENDINGS.keys()].filter((folder) => ENDINGS.get(folder) === ending);
    return `in ${folders.join("/, ")}/ named *.${ending}`;
  })
  .join(", ");

/** Every file in content/ is a record or a picture of a known name. */
export const strayFile: Rule = {
  name: "stray-file",
  *check(content) {
    yield* sameInOtherCase(content.listing);
    for (const path of content.listing.strays) yield stray(path);
    const { drawn, named } = artKeys(content);
    const seen = new Map<string, string>();
    for (const { path, key } of content.listing.art) {
      const file = `${CONTENT}/${path}`;
      const twin = seen.get(key);
      seen.set(key, twin ?? file);
      const finding = (message: string, allowed: string, near?: string): Finding => {
        return {
          file,
          path: [],
          message,
          allowed,
          suggestion: near && file.replace(key, near),
        };
      };
      const poster = posterOfDetail(key, drawn);
      if (poster !== undefined) {
        // The image stage cuts details from the poster; it would not look at the file.
        const message = `"${key}" is cut from the poster "${poster}" and has no file of its own`;
        yield finding(message, "a file for the whole poster", poster);
      } else if (!drawn.has(key) && !named.has(key)) {
        const allowed = `${ART_KEYS}, or a key that a record names`;
        yield finding(`no page shows a picture called "${key}"`, allowed, nearest(key, drawn));
      } else if (twin !== undefined) {
        yield finding(`${twin} is the same picture already`, "one file for each picture");
      }
    }
  },
};

function stray(path: string): Finding {
  const file = `${CONTENT}/${path}`;
  const suggestion = better(path);
  const [ending, right] = [extname(path), extname(suggestion ?? path)];
  if (ending !== right) {
    const message = `nothing reads a file that ends with ${ending}: rename it to ${right}`;
    return { file, path: [], message, suggestion };
  }
  const allowed = `records ${RECORDS}, ${[...SINGLE_FILES.keys()].join(", ")}, drawings in ${KINDS.standParts.folder}/<list>/ and ${ART_FOLDER}/<${Object.keys(ILLUSTRATIONS).join(", ")}>/ named *.svg, and pictures in ${ART_FOLDER}/ named *.${ART_ENDINGS.join(", *.")}`;
  const message = "the file does not belong here: nothing reads it";
  return { file, path: [], message, allowed, suggestion };
}

/** The path with its ending in small letters and its folder spelt as a known one. */
function better(path: string): string | undefined {
  const lower = path.replace(/\.[^./]+$/, (ending) => ending.toLowerCase().replace("jpeg", "jpg"));
  const [folder = "", ...rest] = lower.split("/");
  const known = rest.length > 0 ? nearest(folder, FOLDERS) : undefined;
  const ending = extname(lower).slice(1);
  const mended = known === undefined ? lower : [known, ...rest].join("/");
  const isArt = known === ART_FOLDER && ART_ENDINGS.includes(ending);
  const isRecord = known && ENDINGS.get(known) === ending && rest.length === 1;
  const isKnown = isArt || isRecord || SINGLE_FILES.has(mended);
  return mended !== path && isKnown ? `${CONTENT}/${mended}` : undefined;
}

/** Two names that differ in capitals alone, or in how an accent is written, are one file on Windows and macOS. */
function* sameInOtherCase(listing: Listing): Iterable<Finding> {
  const { records, art, drawings, illustrations, strays } = listing;
  const seen = new Map<string, string>();
  const paths = [...records, ...art, ...drawings, ...illustrations].map(({ path }) => path);
  for (const path of [...paths, ...strays].toSorted()) {
    const folded = path.normalize("NFC").toLowerCase();
    const first = seen.get(folded);
    seen.set(folded, first ?? path);
    if (first === undefined) continue;
    const message = `the name differs from ${CONTENT}/${first} in capital letters alone: on Windows and macOS both are one file`;
    const allowed = "names that differ in more than that";
    yield { file: `${CONTENT}/${path}`, path: [], message, allowed };
  }
}
