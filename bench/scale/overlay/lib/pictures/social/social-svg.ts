import * as original from "./social-svg.original";
import { originalName, originalText } from "../copy-names";

export * from "./social-svg.original";

/** Of a copied page, the picture of the original’s page. */
export const socialSvg: typeof original.socialSvg = (path, shown, words) =>
  original.socialSvg(originalName(path), shown, { ...words, text: originalText(words.text) });
