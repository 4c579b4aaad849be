/** Where the built site has its style sheet of colours. */
export const COLORS_ADDRESS = "/colors.css";

/** Path of the picture that a shared link to the page at `path` shows; `lib/pictures/social` makes it. */
export function socialPicturePath(path: string): string {
  return `/social${path === "/" ? "/index" : path}.jpg`;
}

/** Folder of the style sheets that pages link below their first view (gatsby/late-sheets.ts). */
export const LATE_FOLDER = "late";

/** Version of the data for others (published-data): within it fields are only ever added. */
export const DATA_VERSION = 1;

/** Folder of the data, from the site's root. */
export const DATA_FOLDER = `data/v${DATA_VERSION}`;

/** In it the file of the TypeScript types, and the folder of the schemas. */
export const TYPES = "encore.d.ts";
export const SCHEMAS = "schema";

/** Its index: what there is, and how it may be used. */
export const dataIndexPath = `/${DATA_FOLDER}/index.json`;

/** Its TypeScript types. */
export const dataTypesPath = `/${DATA_FOLDER}/${TYPES}`;

/** Schema of one record, such as `unit`. */
export const dataSchemaPath = (one: string): string =>
  `/${DATA_FOLDER}/${SCHEMAS}/${one}.schema.json`;

/** Path of one record. */
export const dataPath = (kind: "units" | "characters", key: string): string =>
  `/${DATA_FOLDER}/${kind}/${key}.json`;
