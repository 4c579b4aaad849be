import type { ErrorObject } from "ajv";
import { nearest } from "../suggest";

/** Keywords from the most telling to the least: of one value only the first is reported. */
const TELLING = [
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
 * Of all errors that Ajv gives, the ones that a person has to mend: one for each place, none from
 * inside a `oneOf` (every branch complains there), and no missing property whose name is misspelt.
 */
export function selectErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const branching = errors.filter(({ keyword }) => keyword === "oneOf");
  const places = new Map<string, ErrorObject>();
  for (const error of errors) {
    if (branching.some((outer) => isInside(error, outer)) || isMisspelt(error, errors)) continue;
    const place = placeOf(error);
    const before = places.get(place);
    if (!before || rank(error) < rank(before)) places.set(place, error);
  }
  return [...places.values()];
}

/** The name that a property was probably meant to have, of the ones that its object may have. */
export function intendedName(error: ErrorObject): string | undefined {
  const names = Object.keys((error.parentSchema as { properties?: object }).properties ?? {});
  const written = Object.keys(error.data as object);
  const free = names.filter((name) => !written.includes(name) && name !== "$schema");
  return nearest(error.params.additionalProperty, free);
}

function isMisspelt(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return (
    error.keyword === "required" &&
    errors.some(
      (other) =>
        other.keyword === "additionalProperties" &&
        other.instancePath === error.instancePath &&
        intendedName(other) === error.params.missingProperty,
    )
  );
}

function isInside(error: ErrorObject, outer: ErrorObject): boolean {
  if (error === outer) return false;
  return `${error.instancePath}/`.startsWith(`${outer.instancePath}/`);
}

function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword === "required") return `${instancePath}/${params.missingProperty}`;
  if (keyword === "additionalProperties") return `${instancePath}/${params.additionalProperty}`;
  return instancePath;
}

function rank({ keyword }: ErrorObject): number {
  const place = TELLING.indexOf(keyword);
  return place < 0 ? TELLING.length : place;
}
