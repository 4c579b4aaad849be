import { type Inspection, inspectPictures } from "../art/inspect-pictures";
import { leastSize } from "../art/least-size";
import type { Finding } from "../problem";
import { artKeys } from "./art-keys";
import type { Rule } from "./rule";

/** Formats as sharp calls them; AVIF is a kind of HEIF. */
const FORMATS = ["png", "jpeg", "webp", "heif"];
const ALLOWED = "a whole PNG, JPEG, WebP or AVIF";

/** Pictures of one's own can be shown. */
export const artFile: Rule = {
  name: "art-file",
  description: "A file in content/art is a whole picture, and large enough for its place.",
  *check(content) {
    if (content.pictures.length === 0) return;
    const { drawn, named } = artKeys(content);
    // Files that no page shows are told of as such (stray-file).
    const pictures = content.pictures.filter(({ key }) => drawn.has(key) || named.has(key));
    const found = inspectPictures(pictures.map(({ bytes }) => bytes));
    for (const [index, { file, key, bytes }] of pictures.entries()) {
      const words = faultOf(bytes, found[index] ?? {}, key);
      if (words) yield { file, path: [], ...words };
    }
  },
};

function faultOf(
  bytes: Buffer,
  { format = "", isWhole = false, width = 0, height = 0 }: Inspection,
  key: string,
): Pick<Finding, "message" | "allowed"> | undefined {
  if (bytes.length === 0) return { message: "the file is empty", allowed: ALLOWED };
  if (!FORMATS.includes(format)) {
    return { message: "the file is no picture that can be read", allowed: ALLOWED };
  }
  if (!isWhole) {
    const message = "the picture is damaged or cut off: not all of it can be read";
    return { message, allowed: `${ALLOWED}; save or copy it again` };
  }
  const least = leastSize(key);
  if (width >= least.width && height >= least.height) return undefined;
  return {
    message: `the picture is ${width} × ${height} pixels, which is too small for ${least.what}`,
    allowed: `${least.width} × ${least.height} pixels or more`,
  };
}
