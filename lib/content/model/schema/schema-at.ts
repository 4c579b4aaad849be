import type { Path } from "../problems/problem";
import { shown } from "../problems/words";
import type { JsonSchema, Schemas } from "./json-schema";
import { resolveRef } from "./resolve-ref";
import { schemaError } from "./schema-error";

/** A schema without a `$ref` of its own, and the file that its references are relative to. */
export interface PlacedSchema {
  schema: JsonSchema;
  file: string;
  /** Reference to the schema by itself, for the compiler: file and pointer. */
  ref: string;
}

/** References that lead on to one another; ours are one or two. */
const MOST_REFERENCES = 20;

/**
 * Follows references; what stands beside a `$ref` (a description) wins over its target.
 * @throws ContentError if a reference leads nowhere or, by way of others, back to itself
 */
export function resolved(schemas: Schemas, placed: PlacedSchema, followed = 0): PlacedSchema {
  const { $ref, ...beside } = placed.schema;
  if ($ref === undefined) return placed;
  if (followed === MOST_REFERENCES) {
    const words = `${shown($ref)} refers to itself`;
    throw schemaError(placed.file, schemas.get(placed.file), words, JSON.stringify($ref));
  }
  const target = resolveRef(schemas, placed.file, $ref);
  const pointer = $ref.split("#")[1] ?? "";
  const next = {
    schema: { ...target.schema, ...beside },
    file: target.file,
    ref: `${target.file}#${pointer}`,
  };
  return resolved(schemas, next, followed + 1);
}

/** The schema of the value at `path` in a record that follows `placed`; undefined if none is. */
export function schemaAt(
  schemas: Schemas,
  placed: PlacedSchema,
  path: Path,
): PlacedSchema | undefined {
  const here = resolved(schemas, placed);
  const [step, ...rest] = path;
  if (step === undefined) return here;
  const { properties, items } = here.schema;
  const isItem = typeof step === "number";
  const inner = isItem ? items : properties?.[step];
  if (!inner) return undefined;
  const pointer = isItem ? "items" : `properties/${step}`;
  return schemaAt(schemas, placedIn(here, pointer, inner), rest);
}

/** A schema that stands in another one. @param pointer the steps to it, for the compiler */
export const placedIn = ({ file, ref }: PlacedSchema, pointer: string, schema: JsonSchema) => ({
  schema,
  file,
  ref: `${ref}${ref.includes("#") ? "" : "#"}/${pointer}`,
});

/** A whole schema file. */
export function schemaFile(schemas: Schemas, file: string): PlacedSchema {
  const schema = schemas.get(file);
  if (!schema) throw new Error(`There is no schema content/schema/${file}.`);
  return { schema, file, ref: file };
}

/**
 * Of the branches of a `oneOf` the one that the value names by a constant property (`kind`), whose name and values
 * are given too; where no constant tells them apart, the first of those that know most properties of the value.
 */
export function chooseBranch(
  schemas: Schemas,
  placed: PlacedSchema,
  value: object,
): { branch: PlacedSchema | undefined; property?: string; constants?: unknown[] } {
  const shapes = branches(schemas, placed);
  const property = distinctive(shapes);
  if (property === undefined) return { branch: likeliest(shapes, value) };
  const written = (value as Record<string, unknown>)[property];
  const branch = shapes.find((shape) => tags(shape, property).includes(written));
  return { branch, property, constants: shapes.flatMap((shape) => tags(shape, property)) };
}

/** The branches of a `oneOf`, in their order. */
export function branches(schemas: Schemas, placed: PlacedSchema): PlacedSchema[] {
  return (placed.schema.oneOf ?? []).map((schema, index) =>
    resolved(schemas, placedIn(placed, `oneOf/${index}`, schema)),
  );
}

function likeliest(shapes: readonly PlacedSchema[], value: object): PlacedSchema | undefined {
  const known = ({ schema }: PlacedSchema) =>
    Object.keys(value).filter((name) => Object.hasOwn(schema.properties ?? {}, name)).length;
  const [best] = shapes.toSorted((one, other) => known(other) - known(one));
  return best && known(best) > 0 ? best : undefined;
}

/** The values of a property that a shape is known by. */
function tags({ schema }: PlacedSchema, property: string): unknown[] {
  const { const: constant, enum: several } = schema.properties?.[property] ?? {};
  return constant === undefined ? [...(several ?? [])] : [constant];
}

/** The property (`kind`) by whose constants some shapes are told apart; undefined if none is. */
export function distinctive(shapes: readonly PlacedSchema[]): string | undefined {
  return Object.keys(shapes[0]?.schema.properties ?? {}).find((name) => {
    const found = shapes.map((shape) => tags(shape, name));
    const all = found.flat();
    return found.every(({ length }) => length > 0) && new Set(all).size === all.length;
  });
}
