/** A value of JSON. */
export type Json = unknown;

/** What a text of JSON says; undefined for another text. */
export function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object, as opposed to a list. */
export const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
