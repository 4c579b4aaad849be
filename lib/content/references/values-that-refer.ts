import { remembered } from "../read/remember";
import type { JsonSchema } from "../schema/json-schema";
import { type PlacedSchema, resolved, schemaFile } from "../schema/schema-at";
import type { Path } from "../check/problem";
import type { Refers } from "./refers";

/** A value in a record that names something. */
export interface ReferringValue {
  readonly path: Path;
  readonly refers: Refers;
  readonly value: string | number;
}

type Schemas = ReadonlyMap<string, JsonSchema>;

/** A place in records of a schema: names of properties, and `*` for each item of a list. */
interface Pattern {
  readonly steps: readonly string[];
  readonly refers: Refers;
}

/** Every value in the data of a record that names something. @param schema path of its schema in content/schema */
export function valuesThatRefer(data: unknown, schema: string, schemas: Schemas): ReferringValue[] {
  return patternsOf(schemas, schema).flatMap(({ steps, refers }) =>
    [...valuesAt(data, steps, [])].map(({ path, value }) => ({ path, refers, value })),
  );
}

// All records of a kind have the same places, so a schema is walked through once, not for each record.
const known = remembered((_schemas: Schemas) => new Map<string, Pattern[]>());

function patternsOf(schemas: Schemas, name: string): Pattern[] {
  const patterns = known(schemas);
  let places = patterns.get(name);
  if (!places) {
    const all = schemas.has(name) ? [...placesIn(schemaFile(schemas, name), schemas, [])] : [];
    places = [...new Map(all.map((one) => [one.steps.join("/"), one])).values()];
    patterns.set(name, places);
  }
  return places;
}

function* placesIn(placed: PlacedSchema, schemas: Schemas, steps: string[]): Generator<Pattern> {
  const { schema, file, ref } = resolved(schemas, placed);
  const refers = schema["x-refers"];
  if (refers) yield { steps, refers };
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
): Generator<Pick<ReferringValue, "path" | "value">> {
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
