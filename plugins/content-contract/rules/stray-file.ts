import { ART_ENDINGS, ART_FOLDER, RECORD_KINDS, SITE_FILE } from "../read/folders";
import { CONTENT } from "../read/list-files";
import { nearest } from "../suggest";
import { artKeys } from "./art-keys";
import type { Rule } from "./rule";

const FOLDERS = [...Object.values(RECORD_KINDS).map(({ folder }) => folder), ART_FOLDER];

/** Nothing lies in content/ that no page would ever show. */
export const strayFile: Rule = {
  name: "stray-file",
  description: "Every file in content/ is a record or a picture of a known name.",
  *check(content) {
    for (const path of content.listing.strays) {
      const file = `${CONTENT}/${path}`;
      const allowed = `records in ${FOLDERS.slice(0, -1).join("/, ")}/ named *.json, ${SITE_FILE}, and pictures in ${ART_FOLDER}/ named *.${ART_ENDINGS.join(", *.")}`;
      const message = "the file does not belong here: nothing reads it";
      yield { file, path: [], message, allowed, suggestion: better(path) };
    }
    const keys = artKeys(content);
    for (const { path, key } of content.listing.art) {
      if (keys.drawn.has(key) || keys.named.has(key)) continue;
      const near = nearest(key, keys.drawn);
      const ending = path.slice(path.lastIndexOf("."));
      yield {
        file: `${CONTENT}/${path}`,
        path: [],
        message: `no page shows a picture called "${key}"`,
        allowed: "the art key of a poster, group picture or mark, or one that a record names",
        suggestion: near === undefined ? undefined : `${CONTENT}/${ART_FOLDER}/${near}${ending}`,
      };
    }
  },
};

/** The path with its ending in small letters and its folder spelt as a known one. */
function better(path: string): string | undefined {
  const lower = path.replace(/\.[^./]+$/, (ending) => ending.toLowerCase().replace("jpeg", "jpg"));
  const [folder = "", ...rest] = lower.split("/");
  const known = rest.length > 0 ? nearest(folder, FOLDERS) : undefined;
  const isJson = lower.endsWith(".json");
  const mended = known === undefined ? lower : [known, ...rest].join("/");
  const isKnown =
    known === ART_FOLDER ? !isJson : isJson && known !== undefined && rest.length === 1;
  return mended !== path && (isKnown || mended === SITE_FILE) ? `${CONTENT}/${mended}` : undefined;
}
