import { listed } from "../../../../lib/content/check/words";
import type { JsonSchema } from "../../../../lib/content/schema/json-schema";
import { branches, type PlacedSchema, resolved } from "../../../../lib/content/schema/schema-at";

/** What a value may be. */
export type Allowed =
  /** One of some values; of a list, any of them. */
  | { kind: "choice"; values: readonly string[] }
  | { kind: "color" }
  /** Other values, in words; empty where the description says all. */
  | { kind: "words"; words: string };

/** A value that a picture is drawn from, and what else it could be. */
export interface Field {
  /** Its place in the record, such as `look.hair.color` or `look.ornaments[0].kind`. */
  name: string;
  description: string;
  allowed: Allowed;
  /** As it is written, one entry for each value of a list; undefined if it is left out. */
  value: readonly string[] | undefined;
  /** In the last commit, where it was another; undefined in it if it was left out. */
  committed?: { value: readonly string[] | undefined };
}

/** A value as it is shown: a text without its quotation marks, anything else as JSON. */
export function written(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

type Schemas = ReadonlyMap<string, JsonSchema>;

/** What a value that follows a schema may be. */
export function allowedBy(schemas: Schemas, placed: PlacedSchema): Allowed {
  const { schema, file, ref } = placed;
  const items = schema.items && resolved(schemas, { schema: schema.items, file, ref });
  const choices = schema.enum ?? items?.schema.enum;
  if (choices) return { kind: "choice", values: choices.map(written) };
  if (schema.format === "color-hex") return { kind: "color" };
  if (schema.type === "boolean") return { kind: "choice", values: ["true", "false"] };
  if (schema.oneOf) {
    const shapes = branches(schemas, placed).map((branch) => propertyNames(branch.schema));
    return { kind: "words", words: shapes.join(", or ") };
  }
  const inner = items ?? placed;
  if (inner.schema.properties) return { kind: "words", words: propertyNames(inner.schema) };
  return { kind: "words", words: rangeOf(schema) };
}

/** The properties of an object, those that may be left out in brackets. */
function propertyNames({ properties = {}, required = [] }: JsonSchema): string {
  return listed(
    Object.keys(properties).map((name) => (required.includes(name) ? name : `(${name})`)),
  );
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined || maximum === undefined) return "";
  return `${minimum} to ${maximum}`;
}
