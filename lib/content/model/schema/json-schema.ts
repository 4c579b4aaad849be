import type { Refers } from "../references/refers";

/** The part of JSON Schema draft-07 that content/schema uses, and our annotations. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  format?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  definitions?: Record<string, JsonSchema>;
  /** json-schema-to-typescript: the type to write instead of one made from the schema. */
  tsType?: string;
  /** A foreign key: GraphQL type `type` has a field `as` whose nodes have `by` among these values. */
  "x-link"?: { type: string; by: string; as: string };
  /** What the value names: a kind of record, a picture or an address (references/). */
  "x-refers"?: Refers;
  /** No two have the same: items of a list, records of a kind, or all values of the group that is named. */
  "x-unique"?: true | string;
  /** Words of the text, least and most. */
  "x-words"?: readonly [number, number];
  /** False: the property is no GraphQL field. */
  "x-graphql"?: boolean;
  /** False: the property concerns this site alone and is not in the data for others (lib/site/published-data). */
  "x-data"?: boolean;
}

/** All schemas by their paths in content/schema (`unit.schema.json`, `api/video-list.schema.json`). */
export type Schemas = ReadonlyMap<string, JsonSchema>;
