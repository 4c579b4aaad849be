import { nearest, nearestNumber } from "../suggest";
import { shown } from "../words";
import { examples, type MessageSource, type MessageWriter, purpose, subject } from "./message";

const TYPES: Record<string, string> = {
  integer: "a whole number",
  number: "a number",
  string: "text in double quotes",
  boolean: "true or false",
  object: "an object in braces { … }",
  array: "a list in brackets [ … ]",
};

/** A value of another kind than is wanted: a number in quotes, text instead of a list. */
export const type: MessageWriter = (source) => {
  const { error } = source;
  const wanted: string = error.params.type;
  return {
    message: `${subject(source)} is ${shown(error.data)}, but it must be ${TYPES[wanted] ?? wanted}`,
    allowed: purpose(source),
    suggestion: converted(error.data, wanted),
  };
};

/** The value in the wanted type, if it only has quotes too many or too few. */
function converted(value: unknown, wanted: string): string | undefined {
  if (wanted === "integer" && typeof value === "string" && /^\d+$/.test(value)) return value;
  if (wanted === "string" && typeof value === "number") return `"${value}"`;
  if (wanted === "boolean" && (value === "true" || value === "false")) return value;
  return undefined;
}

/** A value that is none of a closed list. */
export const enumeration: MessageWriter = (source) => {
  const { error, schema, vocabulary } = source;
  const values: unknown[] = error.params.allowedValues;
  const names = vocabulary.get(schema.title ?? "");
  const withName = (value: unknown): string => {
    const name = names?.get(value as string);
    return name === undefined || name === value ? shown(value) : `${shown(value)} (${name})`;
  };
  const texts = values.filter((value) => typeof value === "string");
  const near = nearest(String(error.data), texts);
  const what = schema.description ? ` (${schema.description.replace(/\.$/, "")})` : "";
  return {
    message: `${subject(source)} is ${shown(error.data)}, which is not one of the possible values${what}`,
    allowed: values.map(withName).join(", "),
    suggestion: near === undefined ? undefined : withName(near),
  };
};

/** A value that can only be one thing. */
export const constant: MessageWriter = (source) => {
  const value = JSON.stringify(source.error.params.allowedValue);
  return {
    message: `${subject(source)} is ${shown(source.error.data)}, but it is always ${value}`,
    allowed: purpose(source),
    suggestion: value,
  };
};

/** Text that is not in its form. */
export const pattern: MessageWriter = (source) => {
  const text = String(source.error.data);
  const start = `${subject(source)} is ${shown(text)}, which`;
  if (text !== text.trim()) {
    const message = `${start} begins or ends with a space or an empty line`;
    return { message, suggestion: shown(text.trim()) };
  }
  const isOneLine = String(source.error.schema).startsWith("^\\S");
  return {
    message:
      isOneLine && text.includes("\n")
        ? `${start} has a line break; it must be one line`
        : `${start} is not in the right form: ${purpose(source) ?? "see the schema"}`,
    allowed: examples(source),
    suggestion: inVocabulary(source),
  };
};

/** A value that fits none of several conditions, such as the ranges of character ids. */
export const anyOf: MessageWriter = (source) => ({
  message: `${subject(source)} is ${shown(source.error.data)}, which is not possible`,
  allowed: purpose(source),
  suggestion: inVocabulary(source),
});

/** The nearest value of the same kind that exists in the content. */
function inVocabulary({ error, path, schema, vocabulary }: MessageSource): string | undefined {
  // What a record calls itself is a new value: those that exist are taken.
  if (path.length === 1 && path[0] === "id") return undefined;
  const names = vocabulary.get(schema.title ?? "");
  // A record may call itself by the same wrong name.
  const known = [...(names?.keys() ?? [])].filter((value) => value !== error.data);
  const numbers = known.filter((value) => typeof value === "number");
  const texts = known.filter((value) => typeof value === "string");
  const near =
    typeof error.data === "number"
      ? nearestNumber(error.data, numbers)
      : nearest(String(error.data), texts);
  if (near === undefined) return undefined;
  const name = names?.get(near);
  return name === undefined ? shown(near) : `${shown(near)} (${name})`;
}
