import type { Shape } from "#lib/api/shape";
import { UNIT_IDS } from "#lib/api/unit-ids";

type Fields = Readonly<Record<string, unknown>>;

/** Length in code points, as JSON Schema counts. */
const lengthOf = (text: string): number => Array.from(text).length;

const matches = (shape: Shape, value: unknown): boolean =>
  findMismatch(shape, value, "") === undefined;

/**
 * Path of the first mismatch between a shape and a value parsed from JSON, such as `data.list[3].unit`; undefined if it
 * matches. Never throws.
 */
export function findMismatch(shape: Shape, value: unknown, place = "data"): string | undefined {
  const { anyOf, oneOf, type } = shape;
  const allowed: Shape["enum"] = shape.enum === "units" ? UNIT_IDS : shape.enum;
  const isValid =
    ("const" in shape ? value === shape.const : true) &&
    (!allowed || allowed.includes(value as never)) &&
    (!anyOf || anyOf.some((branch) => matches(branch, value))) &&
    (!oneOf || oneOf.filter((branch) => matches(branch, value)).length === 1);
  if (!isValid) return place;
  if (type === "string") return fitsText(shape, value) ? undefined : place;
  if (type === "object") return mismatchInFields(shape, value, place);
  if (type === "array") return mismatchInItems(shape, value, place);
  return fitsNumber(shape, value) ? undefined : place;
}

function fitsText({ pattern, minLength = 0, maxLength = Infinity }: Shape, value: unknown) {
  if (typeof value !== "string") return false;
  const length = lengthOf(value);
  if (length < minLength || length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, "u").test(value);
}

function fitsNumber({ type, minimum = -Infinity, maximum = Infinity }: Shape, value: unknown) {
  if (type === "integer" && !Number.isInteger(value)) return false;
  // Bounds apply to numbers only, as in JSON Schema.
  return typeof value !== "number" || (value >= minimum && value <= maximum);
}

function mismatchInFields(
  { properties = {}, required = [] }: Shape,
  value: unknown,
  place: string,
) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return place;
  const fields = value as Fields;
  const missing = required.find((name) => !Object.hasOwn(fields, name));
  if (missing) return `${place}.${missing}`;
  for (const name of Object.keys(fields)) {
    const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const mismatch = shape
      ? findMismatch(shape, fields[name], `${place}.${name}`)
      : `${place}.${name}`;
    if (mismatch) return mismatch;
  }
  return undefined;
}

function mismatchInItems({ items, uniqueItems }: Shape, value: unknown, place: string) {
  if (!Array.isArray(value)) return place;
  for (const [index, item] of value.entries()) {
    const mismatch = items && findMismatch(items, item, `${place}[${index}]`);
    if (mismatch) return mismatch;
  }
  return uniqueItems && new Set(value).size < value.length ? place : undefined;
}
