import * as original from "./shown-by.original";
import { originalName } from "../copy-names";

export * from "./shown-by.original";

/** Of a copied page, what the picture of the original’s page shows. */
export const shownBy: typeof original.shownBy = (path, ...others) =>
  original.shownBy(originalName(path), ...others);
