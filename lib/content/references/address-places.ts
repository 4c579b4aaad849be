import { remembered } from "../read/remember";
import type { JsonSchema } from "../schema/json-schema";
import { type PlacedSchema, resolved, schemaFile } from "../schema/schema-at";
import type { Path } from "../check/problem";
import type { Refers } from "./refers";

/** What an address may lead to. */
export type AddressKind = Extract<Refers, "address" | "pictureFile" | "filmFile">;

/** A value in a record that is an address. */
export interface AddressValue {
  readonly path: Path;
  readonly kind: AddressKind;
  readonly value: string;
}

type Schemas = ReadonlyMap<string, JsonSchema>;

/** A place in records of a schema: names of properties, and `*` for each item of a list. */
interface Pattern {
  readonly steps: readonly string[];
  readonly kind: AddressKind;
}

const KINDS: readonly string[] = ["address", "pictureFile", "filmFile"] satisfies AddressKind[];

/** Every address in the data of a record. @param schema path of its schema in content/schema */
export function addressesIn(data: unknown, schema: string, schemas: Schemas): AddressValue[] {
  const patterns = patternsOf(schemas, schema);
  return patterns.flatMap(({ steps, kind }) =>
    valuesAt(data, steps).map(({ path, value }) => ({ path, kind, value })),
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
  if (refers && KINDS.includes(refers)) yield { steps, kind: refers as AddressKind };
  const within = (inner: JsonSchema, step?: string) =>
    placesIn({ schema: inner, file, ref }, schemas, step === undefined ? steps : [...steps, step]);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* within(inner, name);
  if (schema.items) yield* within(schema.items, "*");
  for (const branch of schema.oneOf ?? []) yield* within(branch);
}

function* found(value: unknown, steps: readonly string[], path: Path): Generator<Found> {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (typeof value === "string") yield { path, value };
  } else if (step === "*") {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) yield* found(item, rest, [...path, index]);
  } else if (typeof value === "object" && value !== null && Object.hasOwn(value, step)) {
    yield* found((value as Record<string, unknown>)[step], rest, [...path, step]);
  }
}

interface Found {
  path: Path;
  value: string;
}

const valuesAt = (data: unknown, steps: readonly string[]): Found[] => [...found(data, steps, [])];
