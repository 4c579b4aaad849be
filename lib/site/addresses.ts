/** Where the built site has its style sheet of colours. */
export const COLORS_ADDRESS = "/colors.css";

/** Path of the picture that a shared link to the page at `path` shows; `lib/pictures/social` makes it. */
export function socialPicturePath(path: string): string {
  return `/social${path === "/" ? "/index" : path}.jpg`;
}

/** How the names of the style sheets begin that pages link below their first view (gatsby/late-sheets.ts). */
export const LATE_SHEET = "late---";

/** Folder of the data for others (published-data). */
const DATA = "/data/v1";

/** Its index: what there is, and how it may be used. */
export const dataIndexPath = `${DATA}/index.json`;

/** Its TypeScript types. */
export const dataTypesPath = `${DATA}/encore.d.ts`;

/** Schema of one record, such as `unit`. */
export const dataSchemaPath = (one: string): string => `${DATA}/schema/${one}.schema.json`;

/** Path of one record. */
export const dataPath = (kind: "units" | "characters", key: string): string =>
  `${DATA}/${kind}/${key}.json`;
