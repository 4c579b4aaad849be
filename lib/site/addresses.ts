export const COLORS_ADDRESS = "/colors.css";

/** All that posters of visitors' own units are drawn from (lib/pictures/own-unit). */
export const UNIT_ASSETS_ADDRESS = "/unit-assets.json";

/** Poster of the unit of those who have made none, until it is drawn in the browser. */
export const READY_UNIT_ADDRESS = "/ready-unit.svg";

/** Path of the picture for shared links to the page at `path`; made by `lib/pictures/social`. */
export function socialPicturePath(path: string): string {
  return `/social${path === "/" ? "/index" : path}.jpg`;
}

/** Beginning of the addresses of style sheets that pages link below their first view (gatsby/late-sheets.ts). */
export const LATE_SHEETS = "/css/l";

/** Version of the published data: within it fields are only added. */
export const DATA_VERSION = 1;

export const DATA_FOLDER = `data/v${DATA_VERSION}`;

/** Names in {@link DATA_FOLDER}. */
export const DATA_TYPES_FILE = "encore.d.ts";
export const DATA_SCHEMAS_FOLDER = "schema";

/** Index of the data, with its terms of use. */
export const dataIndexPath = `/${DATA_FOLDER}/index.json`;

export const dataTypesPath = `/${DATA_FOLDER}/${DATA_TYPES_FILE}`;

export const dataSchemaPath = (name: string): string =>
  `/${DATA_FOLDER}/${DATA_SCHEMAS_FOLDER}/${name}.schema.json`;

export const dataPath = (kind: "units" | "characters", key: string): string =>
  `/${DATA_FOLDER}/${kind}/${key}.json`;
