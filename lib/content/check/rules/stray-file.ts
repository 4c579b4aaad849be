import { basename, dirname, extname } from "node:path/posix";
import type { Finding } from "../../model/problems/problem";
import { ART_ENDINGS, ART_FOLDER } from "../../read/folders";
import { ILLUSTRATIONS } from "../../model/illustrations/kinds";
import { KINDS } from "../../model/kinds/kinds";
import { SINGLE_FILES } from "../../model/kinds/single-files";
import { CONTENT } from "../../read/snapshot";
import type { Content } from "../../read/records";
import { formatNamed, SAVE_AS } from "../art/formats";
import { ENDINGS, isSameButEnding } from "../../read/misplaced/proper-path";
import { guesses, namesake, namesWithWord, nearest } from "../../model/problems/suggest";
import { fixedByCommand } from "../../model/problems/words";
import { ART_KEYS, artKeys, posterOfCut } from "./art-key";
import type { Rule } from "./rule";

/** `records in units/, clubs/ named *.json, in legal/ named *.md`. */
const RECORDS = [...new Set(ENDINGS.values())]
  .map((ending) => {
    const folders = [...ENDINGS.keys()].filter((folder) => ENDINGS.get(folder) === ending);
    return `in ${folders.join("/, ")}/ named *.${ending}`;
  })
  .join(", ");

/** Every file in content/ is a record or a picture with a known name. */
export const strayFile: Rule = {
  name: "stray-file",
  *check(content) {
    yield* sameInOtherCase(content);
    const { drawn, named } = artKeys(content);
    for (const file of content.strays) yield stray(file, content, drawn);
    const seen = new Map<string, string>();
    for (const { file, key, name } of content.pictures) {
      const twin = seen.get(key);
      seen.set(key, twin ?? file);
      const finding = (message: string, allowed: string, near: readonly string[] = []): Finding => {
        return {
          file,
          path: [],
          message,
          allowed,
          suggestion: near.map((one) => name.replace(key, one)).join(" or ") || undefined,
        };
      };
      const poster = posterOfCut(key, drawn);
      if (poster !== undefined) {
        // It is made of the poster, so the file would be ignored.
        const message = `"${key}" is made of the poster "${poster}" and has no file of its own`;
        yield finding(message, "a file for the whole poster", [poster]);
      } else if (!drawn.has(key) && !named.has(key)) {
        const allowed = `${ART_KEYS}, or a key that a record names`;
        yield finding(`no page shows a picture called "${key}"`, allowed, nearestKeys(key, drawn));
      } else if (twin !== undefined) {
        yield finding(`${twin} is the same picture already`, "one file for each picture");
      }
    }
  },
};

/** Greatest number of likely keys in a message. */
const MOST_KEYS = 4;

/** The most likely keys of a picture; outside of a known folder only its name counts. */
function nearestKeys(key: string, drawn: ReadonlySet<string>): readonly string[] {
  const name = basename(key);
  const elsewhere = [...drawn].find((one) => namesake(name, [basename(one)]) !== undefined);
  const folder = dirname(key);
  const beside = [...drawn].filter((one) => dirname(one) === folder).map((one) => basename(one));
  const same = namesake(key, drawn) ?? elsewhere;
  if (same !== undefined) return [same];
  if (beside.length === 0) {
    const likely = nearest(key, drawn);
    return likely === undefined ? [] : [likely];
  }
  const words = namesWithWord(name, beside);
  const near = (words.length > 0 ? words : guesses(name, beside)).filter(
    (one, _index, all) => !all.some((other) => one.startsWith(`${other}-`)),
  );
  return near.length > MOST_KEYS ? [] : near.map((one) => `${folder}/${one}`);
}

function stray(
  { path, target }: Content["strays"][number],
  { listing }: Content,
  drawn: ReadonlySet<string>,
): Finding {
  const file = `${CONTENT}/${path}`;
  const suggestion = target && `${CONTENT}/${target}`;
  const finding = (message: string, allowed?: string): Finding => {
    return { file, path: [], message, allowed, suggestion };
  };
  if (suggestion === undefined) {
    const format = path.startsWith(`${ART_FOLDER}/`) ? formatNamed(path) : undefined;
    if (format) return finding(`the file is ${format}, which pages do not show`, SAVE_AS);
    const ending = extname(path);
    if (ART_ENDINGS.includes(ending.slice(1)) && !path.startsWith(`${ART_FOLDER}/`)) {
      const near = nearestKeys(path.slice(0, -ending.length), drawn);
      const keys = near.map((key) => `${CONTENT}/${ART_FOLDER}/${key}${ending}`).join(" or ");
      const message = `nothing reads a picture here: move it to ${CONTENT}/${ART_FOLDER}`;
      return { file, path: [], message, allowed: ART_KEYS, suggestion: keys || undefined };
    }
    const records = ENDINGS.get(path);
    if (records) {
      const message = "this is a file in the place of a folder";
      return finding(message, `a folder with records named *.${records}`);
    }
    return finding("the file does not belong here: nothing reads it", allowedBeside(path));
  }
  if ([...listing.records, ...listing.art].some((one) => one.path === target)) {
    return finding(`nothing reads this file, since there is ${suggestion} too: delete it`);
  }
  const [ending, right] = [extname(path), extname(suggestion)];
  if (/\.\w+\.txt$/i.test(path)) {
    const shown = "In the Explorer, View > Show > File name extensions shows the endings of names";
    return finding(`Windows has added .txt to the name of the file: take it away. ${shown}`);
  }
  if (ending !== right) {
    const what = ending === "" ? "whose name has no ending" : `that ends with ${ending}`;
    const how = ending === "" ? `add ${right} to it` : `rename it to ${right}`;
    const fixes = isSameButEnding(file, suggestion) ? `; ${fixedByCommand("it")}` : "";
    return finding(`nothing reads a file ${what}: ${how}${fixes}`);
  }
  const [folder, wanted] = [dirname(file), dirname(suggestion)];
  const message = `nothing reads this file in ${folder}: ${
    folder === wanted ? "rename it" : `move it to ${wanted}`
  }`;
  return finding(message);
}

function allowedBeside(path: string): string {
  const [top = "", ...rest] = path.split("/");
  if (top === ART_FOLDER) {
    const drawings = `drawings in ${ART_FOLDER}/<${Object.keys(ILLUSTRATIONS).join(", ")}>/ named *.svg`;
    return `pictures named *.${ART_ENDINGS.join(", *.")}, and ${drawings}`;
  }
  const ending = rest.length > 0 ? ENDINGS.get(top) : undefined;
  if (top === KINDS.standParts.folder)
    return `lists named *.json, and drawings in ${top}/<list>/ named *.svg`;
  if (ending !== undefined)
    return `records in ${top}/ named *.${ending}; drawings and pictures in ${ART_FOLDER}/`;
  return `${[...SINGLE_FILES.keys()].join(", ")}; records ${RECORDS}; drawings and pictures in ${ART_FOLDER}/`;
}

/** Names that differ only in case, or in the encoding of accents, are one file on Windows and macOS. */
function* sameInOtherCase({ listing, all }: Content): Iterable<Finding> {
  const { art, drawings, illustrations, strays } = listing;
  const seen = new Map<string, string>();
  // Copies of records are a problem of their own.
  const read = new Set(all.map(({ file }) => file));
  const records = listing.records.filter(({ path }) => read.has(`${CONTENT}/${path}`));
  const paths = [...records, ...art, ...drawings, ...illustrations].map(({ path }) => path);
  for (const path of [...paths, ...strays].toSorted()) {
    const folded = path.normalize("NFC").toLowerCase();
    const first = seen.get(folded);
    seen.set(folded, first ?? path);
    if (first === undefined) continue;
    const message = `the name differs from ${CONTENT}/${first} only in capital letters: on Windows and macOS both are one file`;
    const allowed = "names that differ in more than that";
    yield { file: `${CONTENT}/${path}`, path: [], message, allowed };
  }
}
