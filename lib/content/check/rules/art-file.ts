import { basename, extname } from "node:path";
import { inspectPictures, MOST_PIXELS } from "../art/inspect-pictures";
import type { Inspection } from "../art/inspection";
import { formatOf, SAVE_AS } from "../art/formats";
import { leastSize } from "../art/least-size";
import { artKeys } from "./art-key";
import type { Rule } from "./rule";

/** File endings by sharp's format names; AVIF is a kind of HEIF. */
const ENDINGS: Readonly<Record<string, string>> = {
  png: ".png",
  jpeg: ".jpg",
  webp: ".webp",
  heif: ".avif",
};

const MEGABYTE = 1_000_000;

/** git keeps every version; a good JPEG of the widest place has a tenth of it. */
const MOST_BYTES = 10 * MEGABYTE;

const SMALLER = `at most ${MOST_BYTES / MEGABYTE} MB: save it as a JPEG of quality 90, or with fewer pixels (3200 of width are plenty)`;

/** Part of a picture that must remain when it is cropped to its place. */
const LEAST_LEFT = 0.5;

const ALLOWED = "a whole PNG, JPEG, WebP or AVIF";
const SLOW =
  "a picture that can be read quickly: save it without “progressive” or “interlaced”, or with fewer pixels";

/** A file in content/art is an intact picture, and large enough for its place. */
export const artFile: Rule = {
  name: "art-file",
  *check(content) {
    if (content.pictures.length === 0) return;
    const { drawn, named } = artKeys(content);
    // Rule stray-file reports files that no page shows.
    const shown = content.pictures.filter(({ key }) => drawn.has(key) || named.has(key));
    const found = inspectPictures(shown.map(({ bytes }) => bytes));
    for (const [index, { file, key, bytes, name }] of shown.entries()) {
      for (const [message, allowed] of faultsOf(bytes, found[index] ?? {}, { name, key }))
        yield { file, path: [], message, allowed };
    }
  },
};

/** All faults of a picture, so that one run tells them. @param name path that the file has, or is to have */
function* faultsOf(
  bytes: Buffer,
  { format = "", width = 0, height = 0, ...found }: Inspection,
  { name, key }: { readonly name: string; readonly key: string },
): Generator<[message: string, allowed: string]> {
  if (bytes.length === 0) return yield ["the file is empty", ALLOWED];
  if (bytes.length > MOST_BYTES) {
    const size = (bytes.length / MEGABYTE).toFixed(1);
    yield [`the picture has ${size} MB, which is too large`, SMALLER];
  }
  const other = formatOf(bytes);
  if (other !== undefined) {
    const message = `the file is ${other}, which pages do not show; another name does not change it`;
    return yield [message, SAVE_AS];
  }
  if (found.isSlow) return yield ["it takes too long to read the picture", SLOW];
  const ending = ENDINGS[format];
  if (ending === undefined) return yield ["the file is not a readable picture", ALLOWED];
  const written = extname(name);
  if (written !== ending) {
    const message = `the file is called ${written}, but it is a picture of the format ${ending.slice(1)}`;
    const right = `${basename(name, written)}${ending}`;
    yield [message, `rename it to ${right}, or save it as ${written.slice(1)}`];
  }
  const size = `the picture is ${width} × ${height} pixels`;
  if (width > MOST_PIXELS || height > MOST_PIXELS) {
    return yield [`${size}, which is too large`, `at most ${MOST_PIXELS} pixels wide and high`];
  }
  if (!found.isWhole) {
    const message = "the picture is damaged or cut off: not all of it can be read";
    yield [message, `${ALLOWED}; save or copy it again`];
  }
  if (found.isInvisible) {
    const message = "the picture is transparent all over: nothing of it can be seen";
    yield [message, "a picture of something"];
  }
  const { what, width: leastWidth, height: leastHeight } = leastSize(key);
  const least = `${leastWidth} × ${leastHeight}`;
  if (width < leastWidth || height < leastHeight) {
    yield [`${size}, which is too small for ${what}`, `${least} pixels or more`];
  }
  const [shape, wanted] = [width / height, leastWidth / leastHeight];
  const left = Math.min(shape / wanted, wanted / shape);
  if (left >= LEAST_LEFT) return;
  const share = `${Math.floor(left * 100)} % of it would be left`;
  yield [`${size}: cut to the shape of ${what}, ${share}`, `a shape such as ${least}`];
}
