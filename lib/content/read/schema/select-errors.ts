import type { ErrorObject } from "ajv";
import { nearest } from "../../model/problems/suggest";

/** Keywords, the most relevant first: only the first error of a value is reported. */
const BY_RELEVANCE = [
  "oneOf",
  "type",
  "const",
  "enum",
  "anyOf",
  "minLength",
  "pattern",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "uniqueItems",
];

/**
 * Selects from all errors of Ajv those to fix: one for each place, none from inside a `oneOf` (every branch fails
 * there), and no missing property whose name is misspelt.
 */
export function selectErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const branching = new Set(
    errors.filter(({ keyword }) => keyword === "oneOf").map(({ instancePath }) => instancePath),
  );
  const misspelt = misspeltNames(errors);
  const places = new Map<string, ErrorObject>();
  for (const error of errors) {
    const isMisspelt = error.keyword === "required" && misspelt.has(placeOf(error));
    if (isMisspelt || isInside(error, branching)) continue;
    const place = placeOf(error);
    const before = places.get(place);
    if (!before || rank(error) < rank(before)) places.set(place, error);
  }
  return [...places.values()];
}

/** The intended name of a property, among those allowed. */
export function intendedName(error: ErrorObject): string | undefined {
  const names = Object.keys((error.parentSchema as { properties?: object }).properties ?? {});
  const free = names.filter((name) => !Object.hasOwn(error.data as object, name));
  return nearest(
    error.params.additionalProperty,
    free.filter((name) => name !== "$schema"),
  );
}

/** Paths of the properties that unknown ones probably stand for. */
function misspeltNames(errors: readonly ErrorObject[]): Set<string> {
  return new Set(
    errors
      .filter(({ keyword }) => keyword === "additionalProperties")
      .map((error) => `${error.instancePath}/${intendedName(error)}`),
  );
}

/** True for an error inside a value with several allowed shapes. */
function isInside({ instancePath, keyword }: ErrorObject, branching: ReadonlySet<string>): boolean {
  const steps = instancePath.split("/");
  const outer = keyword === "oneOf" ? steps.slice(0, -1) : steps;
  return outer.some((_, index) => branching.has(steps.slice(0, index + 1).join("/")));
}

function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword === "required") return `${instancePath}/${params.missingProperty}`;
  if (keyword === "additionalProperties") return `${instancePath}/${params.additionalProperty}`;
  return instancePath;
}

function rank({ keyword }: ErrorObject): number {
  const place = BY_RELEVANCE.indexOf(keyword);
  return place < 0 ? BY_RELEVANCE.length : place;
}
