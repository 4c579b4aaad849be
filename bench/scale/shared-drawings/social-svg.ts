import * as original from "../../../plugins/social/drawing/social-svg";
import { originalName, originalText } from "../names";

export * from "../../../plugins/social/drawing/social-svg";

/** Of a copied page, the picture of the original’s page. */
export const socialSvg: typeof original.socialSvg = (path, shown, words) =>
  original.socialSvg(originalName(path), shown, { ...words, text: originalText(words.text) });
