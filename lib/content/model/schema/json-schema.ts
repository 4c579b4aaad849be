import type { Refers } from "../references/refers";

/** The keywords of JSON Schema draft-07 used in content/schema, and our annotations. */
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
  /** json-schema-to-typescript: type to use instead of a generated one. */
  tsType?: string;
  /** A foreign key: GraphQL type `type` has a field `as` with the nodes whose `by` is among these values. */
  "x-link"?: { type: string; by: string; as: string };
  /** Target of the value: a kind of record, a picture or an address (references/). */
  "x-refers"?: Refers;
  /** Unique values: among items of a list, records of a kind, or all values of the named group. */
  "x-unique"?: true | string;
  /** Least and greatest number of words. */
  "x-words"?: readonly [number, number];
  /** False to exclude the property from GraphQL. */
  "x-graphql"?: boolean;
  /** False to exclude the property from the published data (lib/site/published-data). */
  "x-data"?: boolean;
}

/** All schemas by path in content/schema (`unit.schema.json`, `api/video-list.schema.json`). */
export type Schemas = ReadonlyMap<string, JsonSchema>;
