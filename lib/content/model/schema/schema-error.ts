import { type Path, stepsOf } from "../problems/problem";
import { ContentError } from "../problems/content-error";
import { findInJson, positionAt } from "../problems/position";
import type { JsonSchema } from "./json-schema";

const texts = new WeakMap<JsonSchema, string>();

/** Stores the text of a schema, so that errors can name positions in it. */
export const storeText = (schema: JsonSchema, text: string): void => void texts.set(schema, text);

/**
 * An error about a schema, with its position.
 * @param file path in content/schema
 * @param at path of the place, or a word in it; the start of the file if not found
 */
export function schemaError(
  file: string,
  schema: JsonSchema | undefined,
  words: string,
  at: Path | string = [],
): ContentError {
  const text = (schema && texts.get(schema)) ?? "";
  const { line, column } =
    typeof at === "string" ? positionAt(text, Math.max(0, text.indexOf(at))) : findInJson(text)(at);
  return new ContentError(`content/schema/${file}:${line}:${column}  ${words}`);
}

/** Converts a compiler error to one with a position: its message contains a path or a word of the schema. */
export function compileError(
  file: string,
  schema: JsonSchema | undefined,
  message: string,
): ContentError {
  const pointer = /\bdata((?:\/[^\s,]+)+)/.exec(message)?.[1];
  const word = /"[^"]+"/.exec(message)?.[0];
  const at = pointer === undefined ? word : stepsOf(pointer);
  return schemaError(file, schema, `the schema is not valid: ${message}`, at);
}
