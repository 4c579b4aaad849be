import { counted, listed, placeName, shown } from "../words";
import { type MessageSource, type MessageWriter, purpose, subject } from "./message";

/** Text that is too short or too long, in characters as people count them. */
export const length: MessageWriter = (source) => {
  const { error } = source;
  const shared = error.parentSchema as Lengths;
  // A place may be narrower than the definition that it refers to; people are told what is right in the end.
  const minLength = tightest(Math.max, source.schema.minLength, shared.minLength);
  const maxLength = tightest(Math.min, source.schema.maxLength, shared.maxLength);
  const actual = [...(error.data as string)].length;
  const isShort = error.keyword === "minLength";
  const limit = (isShort ? minLength : maxLength) ?? 0;
  return {
    message:
      actual === 0
        ? `${subject(source)} is empty`
        : `${subject(source)} is ${counted(actual, "character")} long, ${isShort ? limit - actual : actual - limit} too ${isShort ? "few" : "many"}`,
    allowed: `${between(minLength, maxLength, "character")}${described(source)}`,
  };
};

interface Lengths {
  minLength?: number;
  maxLength?: number;
}

/** Of two limits the one that holds; undefined if there is none. */
function tightest(choose: typeof Math.min, ...limits: (number | undefined)[]): number | undefined {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length === 0 ? undefined : choose(...known);
}

/** A number that is too small or too large. */
export const bounds: MessageWriter = (source) => {
  const { minimum, maximum } = { ...source.schema, ...(source.error.parentSchema as object) } as {
    minimum?: number;
    maximum?: number;
  };
  const isSmall = source.error.keyword === "minimum";
  return {
    message: `${subject(source)} is ${shown(source.error.data)}, which is too ${isSmall ? "small" : "large"}`,
    allowed: `${between(minimum, maximum)}${described(source)}`,
    suggestion: String(source.error.params.limit),
  };
};

/** A list with too few or too many items. */
export const itemCount: MessageWriter = (source) => {
  const { minItems, maxItems } = source.error.parentSchema as {
    minItems?: number;
    maxItems?: number;
  };
  const actual = (source.error.data as unknown[]).length;
  return {
    message:
      actual === 0
        ? `${subject(source)} is empty`
        : `${subject(source)} has ${counted(actual, "item")}`,
    allowed: `${between(minItems, maxItems, "item")}${described(source)}`,
  };
};

/** A list that names something twice: the second place is at fault. */
export const uniqueItems: MessageWriter = (source) => {
  const { i, j } = source.error.params as { i: number; j: number };
  const [first = 0, second = 0] = [i, j].sort((one, other) => one - other);
  const value = (source.error.data as unknown[])[second];
  return {
    path: [...source.path, second],
    wrong: [[...source.path, second]],
    message: `${placeName(source.path)} has ${shown(value)} twice, as ${listed([`item ${first + 1}`, `item ${second + 1}`])}`,
    allowed: "each item once",
  };
};

function between(least?: number, most?: number, noun?: string): string {
  const unit = noun ? ` ${noun}s` : "";
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${noun ? counted(most, noun) : most}`;
  return `${noun ? counted(least ?? 0, noun) : (least ?? 0)} or more`;
}

function described(source: MessageSource): string {
  const what = purpose(source);
  return what === undefined ? "" : ` (${what})`;
}
