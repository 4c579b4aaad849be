import type { JsonSchema } from "../../model/schema/json-schema";
import { counted, listed, placeName, shown } from "../../model/problems/words";
import { type MessageSource, type MessageWriter, purpose, subject } from "./message";

export const length: MessageWriter = (source) => {
  const [least, most] = limits(source, "minLength", "maxLength");
  const actual = [...(source.error.data as string)].length;
  const excess = actual < least ? `${least - actual} too few` : `${actual - most} too many`;
  return {
    message:
      actual === 0
        ? `${subject(source)} is empty`
        : `${subject(source)} is ${counted(actual, "character")} long, ${excess}`,
    allowed: between(source, least, most, "character"),
  };
};

export const bounds: MessageWriter = (source) => {
  const [least, most] = limits(source, "minimum", "maximum");
  const what = source.error.keyword === "minimum" ? "small" : "large";
  return {
    message: `${subject(source)} is ${shown(source.error.data)}, which is too ${what}`,
    allowed: between(source, least, most),
    suggestion: String(source.error.params.limit),
  };
};

export const itemCount: MessageWriter = (source) => {
  const [least, most] = limits(source, "minItems", "maxItems");
  const actual = (source.error.data as unknown[]).length;
  const has = actual === 0 ? "is empty" : `has ${counted(actual, "item")}`;
  return {
    message: `${subject(source)} ${has}`,
    allowed: between(source, least, most, "item"),
  };
};

/** A list with a duplicate: the second place is at fault. */
export const uniqueItems: MessageWriter = (source) => {
  const { i, j } = source.error.params as { i: number; j: number };
  const [first, second] = [Math.min(i, j), Math.max(i, j)];
  const value = (source.error.data as unknown[])[second];
  return {
    path: [...source.path, second],
    wrong: [[...source.path, second]],
    message: `${placeName(source.path)} has ${shown(value)} twice, as ${listed([`item ${first + 1}`, `item ${second + 1}`])}`,
    allowed: "each item once",
  };
};

type Limit = "minLength" | "maxLength" | "minimum" | "maximum" | "minItems" | "maxItems";

/** Limits of a value: a place may be narrower than its shared definition. */
function limits({ schema, error }: MessageSource, least: Limit, most: Limit): [number, number] {
  const both = [schema, error.parentSchema as JsonSchema];
  return [
    Math.max(...both.map((one) => one[least] ?? -Infinity)),
    Math.min(...both.map((one) => one[most] ?? Infinity)),
  ];
}

function between(source: MessageSource, least: number, most: number, noun?: string): string {
  const count = (limit: number) => (noun ? counted(limit, noun) : limit);
  const what = purpose(source);
  const range =
    most === Infinity
      ? `${count(least)} or more`
      : least === -Infinity
        ? `at most ${count(most)}`
        : `${least} to ${most}${noun ? ` ${noun}s` : ""}`;
  return what === undefined ? range : `${range} (${what})`;
}
