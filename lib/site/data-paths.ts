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
