/** Version of the data: within it fields are only ever added. */
export const DATA_VERSION = 1;

/** Folder of the data, from the site's root. */
export const DATA_FOLDER = `data/v${DATA_VERSION}`;

/** File of the TypeScript types in the data. */
export const TYPES = "encore.d.ts";

/** Folder of the schemas in the data. */
export const SCHEMAS = "schema";

/** File of the shape that version 1 has promised, from the project's root. */
export const SHAPE_FILE = `lib/site/published-data/v${DATA_VERSION}-shape.json`;
