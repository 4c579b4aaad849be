import { isDeepStrictEqual } from "node:util";
import type { Path } from "../../../../lib/content/check/problem";
import type { JsonSchema } from "../../../../lib/content/schema/json-schema";
import {
  branches,
  chooseBranch,
  likeliest,
  type PlacedSchema,
  resolved,
  schemaAt,
  schemaFile,
} from "../../../../lib/content/schema/schema-at";
import type { Ingredient } from "../subjects/subject";
import { allowedBy, type Field, written } from "./field";

/** A record now and as it was committed; undefined where there is none. */
export interface Versions {
  now: unknown;
  committed: unknown;
}

/**
 * The values that a part of a record holds, each with what it may be; what may be added has a row too.
 * @throws if the schema has no such part
 */
export function fieldsOf(
  schemas: ReadonlyMap<string, JsonSchema>,
  { schema, path }: Ingredient,
  versions: Versions,
): Field[] {
  const placed = schemaAt(schemas, schemaFile(schemas, schema), path);
  if (!placed) throw new Error(`content/schema/${schema} does not say what ${path.join(".")} is.`);
  return rows(placed, path);

  function rows(unresolved: PlacedSchema, at: Path): Field[] {
    const here = resolved(schemas, unresolved);
    const value = valueAt(versions.now, at);
    if (value === undefined) return [row(here, at)];
    if (here.schema.oneOf) return rowsOfShape(here, at, value);
    const { properties, items } = here.schema;
    if (properties && typeof value === "object") {
      return Object.entries(properties).flatMap(([name, inner]) =>
        inner.const === undefined ? rows({ ...here, schema: inner }, [...at, name]) : [],
      );
    }
    const item = items && resolved(schemas, { ...here, schema: items });
    if (item?.schema.properties && Array.isArray(value) && value.length > 0) {
      return value.flatMap((_, index) => rows(item, [...at, index]));
    }
    return [row(here, at)];
  }

  /** One of several shapes: which one it is, and what is in it. */
  function rowsOfShape(here: PlacedSchema, at: Path, value: unknown): Field[] {
    const named = chooseBranch(schemas, here, value);
    const shape = named?.branch ?? likeliest(branches(schemas, here), value as object);
    const first = named
      ? row({ ...here, schema: { enum: named.constants } }, [...at, named.property])
      : row(here, at);
    return [first, ...(shape ? rows(shape, at) : [])];
  }

  function row(here: PlacedSchema, at: Path): Field {
    const [value, committed] = [valueAt(versions.now, at), valueAt(versions.committed, at)];
    const isChanged = versions.committed !== undefined && !isDeepStrictEqual(value, committed);
    return {
      name: placeOf(at),
      description: here.schema.description ?? "",
      allowed: allowedBy(schemas, here),
      value: entries(value),
      ...(isChanged && { committed: { value: entries(committed) } }),
    };
  }
}

/** A value as its entries; of an object their names, since their values have rows of their own. */
function entries(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.map(written);
  if (typeof value === "object" && value !== null) return Object.keys(value);
  return [written(value)];
}

function valueAt(record: unknown, path: Path): unknown {
  let value = record;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

function placeOf(path: Path): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`));
  return steps.join("").replace(/^\./, "");
}
