import type { Path } from "../problems/problem";
import { memoize } from "../memoize";
import type { JsonSchema, Schemas } from "../schema/json-schema";
import { type Subschema, dereference, rootSchema } from "../schema/subschema";
import type { Refers } from "./refers";

export interface AnnotatedValue {
  readonly path: Path;
  readonly value: string | number;
  readonly refers: Refers | undefined;
  /** The group in which it must be unique. */
  readonly unique: true | string | undefined;
  /** Least and greatest number of words. */
  readonly words: readonly [number, number] | undefined;
}

/** All values of a record that name something. @param schema path of its schema in content/schema */
export const referringValues = (data: unknown, schema: string, schemas: Schemas) =>
  annotatedValues(data, schema, schemas).filter(
    (one): one is AnnotatedValue & { readonly refers: Refers } => one.refers !== undefined,
  );

/** All values of a record with an annotation: those that name something, must be unique, or have a number of words. */
export const annotatedValues = (
  data: unknown,
  schema: string,
  schemas: Schemas,
): AnnotatedValue[] =>
  (annotatedPathsOf(schemas).get(schema) ?? []).flatMap(({ steps, ...annotations }) =>
    [...valuesAt(data, steps, [])].map((place) => ({ ...place, ...annotations })),
  );

/** A place in records of a schema: names of properties, and `*` for each item of a list. */
interface AnnotatedPath extends Omit<AnnotatedValue, "path" | "value"> {
  readonly steps: readonly string[];
}

// Records of a kind have the same places, so each schema is walked once.
const annotatedPathsOf = memoize((schemas: Schemas): Map<string, readonly AnnotatedPath[]> => {
  const patterns = [...schemas.keys()].map((name) => {
    const places = [...placesIn(rootSchema(schemas, name), schemas, [])];
    const each = new Map(places.map((one) => [one.steps.join("/"), one]));
    return [name, [...each.values()]] as const;
  });
  return new Map(patterns);
});

function* placesIn(
  subschema: Subschema,
  schemas: Schemas,
  steps: string[],
): Generator<AnnotatedPath> {
  const { schema, file, ref } = dereference(schemas, subschema);
  const { "x-refers": refers, "x-unique": unique, "x-words": words } = schema;
  if (refers ?? unique ?? words) yield { steps, refers, unique, words };
  const within = (inner: JsonSchema, step?: string) =>
    placesIn({ schema: inner, file, ref }, schemas, step === undefined ? steps : [...steps, step]);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* within(inner, name);
  if (schema.items) yield* within(schema.items, "*");
  for (const branch of schema.oneOf ?? []) yield* within(branch);
}

function* valuesAt(
  value: unknown,
  steps: readonly string[],
  path: Path,
): Generator<Pick<AnnotatedValue, "path" | "value">> {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (typeof value === "string" || typeof value === "number") yield { path, value };
  } else if (step === "*") {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) yield* valuesAt(item, rest, [...path, index]);
  } else if (typeof value === "object" && value !== null && Object.hasOwn(value, step)) {
    yield* valuesAt((value as Record<string, unknown>)[step], rest, [...path, step]);
  }
}
