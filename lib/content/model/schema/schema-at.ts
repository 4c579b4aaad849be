import type { Path } from "../problems/problem";
import { shown } from "../problems/words";
import type { JsonSchema, Schemas } from "./json-schema";
import { resolveRef } from "./resolve-ref";
import { schemaError } from "./schema-error";

/** A resolved schema, and the file that its references are relative to. */
export interface PlacedSchema {
  schema: JsonSchema;
  file: string;
  /** Its reference for the compiler: file and pointer. */
  ref: string;
}

/** Greatest length of a chain of references; ours have one or two. */
const MOST_REFERENCES = 20;

/**
 * Follows references; keywords beside a `$ref` (a description) override its target.
 * @throws ContentError if a reference has no target or is circular
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

/** Schema of the value at `path` in a record that follows `placed`; undefined if there is none. */
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

/** A schema nested in another. @param pointer its path, for the compiler */
export const placedIn = ({ file, ref }: PlacedSchema, pointer: string, schema: JsonSchema) => ({
  schema,
  file,
  ref: `${ref}${ref.includes("#") ? "" : "#"}/${pointer}`,
});

export function schemaFile(schemas: Schemas, file: string): PlacedSchema {
  const schema = schemas.get(file);
  if (!schema) throw new Error(`There is no schema content/schema/${file}.`);
  return { schema, file, ref: file };
}

/**
 * The branch of a `oneOf` that a value names by a constant property (`kind`), with that property and its values;
 * without one, the first of the branches that know most of the value's properties.
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

function tags({ schema }: PlacedSchema, property: string): unknown[] {
  const { const: constant, enum: several } = schema.properties?.[property] ?? {};
  return constant === undefined ? [...(several ?? [])] : [constant];
}

/** The property (`kind`) whose constants distinguish the shapes; undefined if there is none. */
export function distinctive(shapes: readonly PlacedSchema[]): string | undefined {
  return Object.keys(shapes[0]?.schema.properties ?? {}).find((name) => {
    const found = shapes.map((shape) => tags(shape, name));
    const all = found.flat();
    return found.every(({ length }) => length > 0) && new Set(all).size === all.length;
  });
}
