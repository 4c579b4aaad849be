import type { Path } from "../problems/problem";
import { shown } from "../problems/words";
import type { JsonSchema, Schemas } from "./json-schema";
import { resolveRef } from "./resolve-ref";
import { schemaError } from "./schema-error";

/** A schema with the file that its references are relative to. */
export interface Subschema {
  schema: JsonSchema;
  file: string;
  /** Its reference for the compiler: file and pointer. */
  ref: string;
}

/** Greatest length of a chain of references; ours have one or two. */
const MAX_REFERENCES = 20;

/**
 * Follows references; keywords beside a `$ref` (a description) override its target.
 * @throws ContentError if a reference has no target or is circular
 */
export function dereference(schemas: Schemas, subschema: Subschema, followed = 0): Subschema {
  const { $ref, ...beside } = subschema.schema;
  if ($ref === undefined) return subschema;
  if (followed === MAX_REFERENCES) {
    const words = `${shown($ref)} refers to itself`;
    throw schemaError(subschema.file, schemas.get(subschema.file), words, JSON.stringify($ref));
  }
  const target = resolveRef(schemas, subschema.file, $ref);
  const pointer = $ref.split("#")[1] ?? "";
  const next = {
    schema: { ...target.schema, ...beside },
    file: target.file,
    ref: `${target.file}#${pointer}`,
  };
  return dereference(schemas, next, followed + 1);
}

/** Schema of the value at `path` in a record that follows `subschema`; undefined if there is none. */
export function schemaAt(
  schemas: Schemas,
  subschema: Subschema,
  path: Path,
): Subschema | undefined {
  const here = dereference(schemas, subschema);
  const [step, ...rest] = path;
  if (step === undefined) return here;
  const { properties, items } = here.schema;
  const isItem = typeof step === "number";
  const inner = isItem ? items : properties?.[step];
  if (!inner) return undefined;
  const pointer = isItem ? "items" : `properties/${step}`;
  return schemaAt(schemas, childSchema(here, pointer, inner), rest);
}

/** A schema nested in another. @param pointer its path, for the compiler */
export const childSchema = ({ file, ref }: Subschema, pointer: string, schema: JsonSchema) => ({
  schema,
  file,
  ref: `${ref}${ref.includes("#") ? "" : "#"}/${pointer}`,
});

export function rootSchema(schemas: Schemas, file: string): Subschema {
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
  subschema: Subschema,
  value: object,
): { branch: Subschema | undefined; property?: string; constants?: unknown[] } {
  const options = branches(schemas, subschema);
  const property = discriminatorOf(options);
  if (property === undefined) return { branch: closestBranch(options, value) };
  const written = (value as Record<string, unknown>)[property];
  const branch = options.find((shape) => discriminatorValues(shape, property).includes(written));
  return {
    branch,
    property,
    constants: options.flatMap((shape) => discriminatorValues(shape, property)),
  };
}

export function branches(schemas: Schemas, subschema: Subschema): Subschema[] {
  return (subschema.schema.oneOf ?? []).map((schema, index) =>
    dereference(schemas, childSchema(subschema, `oneOf/${index}`, schema)),
  );
}

function closestBranch(options: readonly Subschema[], value: object): Subschema | undefined {
  const known = ({ schema }: Subschema) =>
    Object.keys(value).filter((name) => Object.hasOwn(schema.properties ?? {}, name)).length;
  const [best] = options.toSorted((one, other) => known(other) - known(one));
  return best && known(best) > 0 ? best : undefined;
}

function discriminatorValues({ schema }: Subschema, property: string): unknown[] {
  const { const: constant, enum: several } = schema.properties?.[property] ?? {};
  return constant === undefined ? [...(several ?? [])] : [constant];
}

/** The property (`kind`) whose constants distinguish the shapes; undefined if there is none. */
export function discriminatorOf(options: readonly Subschema[]): string | undefined {
  return Object.keys(options[0]?.schema.properties ?? {}).find((name) => {
    const found = options.map((shape) => discriminatorValues(shape, name));
    const all = found.flat();
    return found.every(({ length }) => length > 0) && new Set(all).size === all.length;
  });
}
