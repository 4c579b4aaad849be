import * as original from "../../../lib/pictures/social/social-svg";
import { originalName, originalText } from "../names";

export * from "../../../lib/pictures/social/social-svg";

/** Of a copied page, the picture of the original’s page. */
export const socialSvg: typeof original.socialSvg = (path, shown, words) =>
  original.socialSvg(originalName(path), shown, { ...words, text: originalText(words.text) });
