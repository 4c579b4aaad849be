import * as original from "../../../lib/pictures/social/shown-by";
import { originalName } from "../names";

export * from "../../../lib/pictures/social/shown-by";

/** Of a copied page, what the picture of the original’s page shows. */
export const shownBy: typeof original.shownBy = (path, ...others) =>
  original.shownBy(originalName(path), ...others);
