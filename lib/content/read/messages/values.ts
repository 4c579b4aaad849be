import type { Path } from "../../model/problems/problem";
import type { Refers } from "../../model/references/refers";
import type { JsonSchema } from "../../model/schema/json-schema";
import { namesake, nearest, nearestNumber, onlyNameWithWord } from "../../model/problems/suggest";
import { tidied } from "../../model/problems/tidy";
import { fixedByCommand, shown } from "../../model/problems/words";
import { likelyForm } from "./forms";
import { examples, type MessageSource, type MessageWriter, purpose, subject } from "./message";

const TYPES: Record<string, string> = {
  integer: "a whole number",
  number: "a number",
  string: "text in double quotes",
  boolean: "true or false",
  object: "an object in braces { … }",
  array: "a list in brackets [ … ]",
};

/** A value of the wrong type: a number in quotes, text instead of a list. */
export const type: MessageWriter = (source) => {
  const { error } = source;
  const wanted: string = error.params.type;
  return {
    message: `${subject(source)} is ${shown(error.data)}, but it must be ${TYPES[wanted] ?? wanted}`,
    allowed: [purpose(source), partsOf(source)].filter(Boolean).join("; ") || undefined,
    suggestion: converted(source, wanted) ?? inVocabulary(source),
  };
};

/** Required properties of an object, with an example of each. */
function partsOf({ error: { parentSchema } }: MessageSource): string | undefined {
  const { required = [], properties = {} } = (parentSchema ?? {}) as JsonSchema;
  const parts = required.map(
    (name) => `${shown(name)}: ${shown(properties[name]?.examples?.[0] ?? "…")}`,
  );
  return parts.length > 0 ? `for example { ${parts.join(", ")} }` : undefined;
}

/** The value in the right type, if only quotes or brackets are missing or superfluous. */
function converted(source: MessageSource, wanted: string): string | undefined {
  const value: unknown = source.error.data;
  const better = likelyForm(value, exampleOf(source));
  if (better !== undefined) return better;
  const isOne = typeof value === "string" || typeof value === "number";
  if (wanted === "array" && isOne && value !== "") return `[${shown(value)}]`;
  if (wanted === "integer" && typeof value === "string" && /^\d+$/.test(value)) return value;
  if (wanted === "string" && typeof value === "number") return `"${value}"`;
  if (wanted === "boolean" && (value === "true" || value === "false")) return value;
  return undefined;
}

export const enumeration: MessageWriter = (source) => {
  const { error, schema, vocabulary } = source;
  const values: unknown[] = error.params.allowedValues;
  const names = vocabulary.get(schema["x-refers"] as Refers);
  const withName = (value: unknown): string => {
    const name = names?.get(value as string);
    return !name || name === value ? shown(value) : `${shown(value)} (${name})`;
  };
  const near =
    slugOfId(source, values) ??
    nearestOf(
      error.data,
      values.map((value) => [value, names?.get(value as string)]),
    );
  const what = schema.description ? ` (${schema.description.replace(/\.$/, "")})` : "";
  return {
    message: `${subject(source)} is ${shown(error.data)}, which is not one of the possible values${what}`,
    allowed: values.map(withName).join(", "),
    suggestion: near === undefined ? undefined : withName(near),
  };
};

function slugOfId({ error, vocabulary }: MessageSource, slugs: unknown[]): string | undefined {
  const name = vocabulary.get("characterId")?.get(Number(error.data));
  return name && namesake(name, slugs.map(String));
}

export const constant: MessageWriter = (source) => {
  const value = JSON.stringify(source.error.params.allowedValue);
  return {
    message: `${subject(source)} is ${shown(source.error.data)}, but it is always ${value}`,
    allowed: purpose(source),
    suggestion: value,
  };
};

export const pattern: MessageWriter = (source) => {
  const text = String(source.error.data);
  const start = `${subject(source)} is ${shown(text)}, which`;
  const better = tidied(text);
  const isFixed = better !== text && new RegExp(String(source.error.schema), "u").test(better);
  const how = isFixed ? `; ${fixedByCommand("it")}` : "";
  const fixableLength = isFixed ? text.length : undefined;
  if (text !== text.trim()) {
    const message = `${start} begins or ends with a space or an empty line${how}`;
    return { message, suggestion: shown(text.trim()), fixableLength };
  }
  if (isFixed) {
    const message = `${start} has an invisible character, or several spaces in a row${how}`;
    return { message, suggestion: shown(better), fixableLength };
  }
  const isOneLine = String(source.error.schema).startsWith("^\\S");
  return {
    message:
      isOneLine && text.includes("\n")
        ? `${start} has a line break; it must be one line`
        : `${start} is not in the right form: ${purpose(source) ?? "see the schema"}`,
    allowed: examples(source),
    suggestion:
      likelyForm(text, exampleOf(source)) ??
      unspaced(text, source) ??
      likelyAddress(text, source) ??
      inVocabulary(source) ??
      likelySlug(text, source),
  };
};

/** A value that begins with a digit, without its spaces: `27 +` is 27+. */
function unspaced(text: string, { error }: MessageSource): string | undefined {
  const better = text.replaceAll(/\s/g, "");
  const isLikely = /^\d/.test(text) && new RegExp(String(error.schema), "u").test(better);
  return isLikely && better !== text ? shown(better) : undefined;
}

/** An address with what was left out before it: a slash or `https://`. */
function likelyAddress(text: string, { error, schema }: MessageSource): string | undefined {
  if (schema["x-refers"] !== "address" || text === "") return undefined;
  const form = new RegExp(String(error.schema), "u");
  const host = text.replace(/^http:\/\//, "");
  const isHost = host !== text || /^(?:www\.|[\w.-]+\.[a-z]{2,}\/)/i.test(text);
  const better = isHost ? `https://${host}` : `/${text.replace(/^\.?\//, "")}`;
  return form.test(better) ? shown(better) : undefined;
}

/** A name converted to an id: “2026 Autumn Live” is 2026-autumn-live. */
function likelySlug(text: string, { error, path, schema }: MessageSource): string | undefined {
  if (schema["x-refers"] !== undefined && !isOwnName(path)) return undefined;
  const found =
    text
      .replace(/\.json$/i, "")
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  // Names of characters are shown with the given name first.
  const isShown = schema["x-refers"] === "character" && text.includes(" ");
  const words = isShown ? found.toReversed() : found;
  const form = new RegExp(String(error.schema));
  if (form.test("Any words")) return undefined;
  const slug = ["-", "_", ""].map((mark) => words.join(mark)).find((one) => form.test(one));
  return slug && shown(slug);
}

const exampleOf = ({ schema, error }: MessageSource): unknown =>
  (schema.examples ?? (error.parentSchema as JsonSchema | undefined)?.examples)?.[0];

/** A value that fits none of several conditions, such as the ranges of character ids. */
export const anyOf: MessageWriter = (source) => ({
  message: `${subject(source)} is ${shown(source.error.data)}, which is not possible`,
  allowed: purpose(source),
  suggestion: inVocabulary(source),
});

function inVocabulary({ error, path, schema, vocabulary }: MessageSource): string | undefined {
  const names = vocabulary.get(schema["x-refers"] as Refers);
  // The record may use the same wrong name for itself.
  const known = [...(names ?? [])].filter(([value]) => value !== error.data);
  // A record's own name is new: existing ones are taken, except that of its file.
  if (isOwnName(path)) {
    const taken = known.flatMap(([value]) => (typeof value === "string" ? [value] : []));
    const same = namesake(String(error.data), taken);
    return same === undefined ? undefined : shown(same);
  }
  const numbers = known.flatMap(([value]) => (typeof value === "number" ? [value] : []));
  const near =
    typeof error.data === "number" && numbers.length > 0
      ? nearestNumber(error.data, numbers)
      : nearestOf(error.data, known);
  if (near === undefined) return undefined;
  const name = names?.get(near as string);
  return name === undefined ? shown(near) : `${shown(near)} (${name})`;
}

const OWN_NAMES: ReadonlySet<unknown> = new Set(["id", "cname", "key", "slug"]);

/** True for the own name of a record, or of an item of a file that is a list. */
const isOwnName = (path: Path): boolean =>
  OWN_NAMES.has(path.at(-1)) &&
  (path.length === 1 || (path.length === 2 && typeof path[0] === "number"));

/** The most likely intended value, by itself or by the title of its record. */
function nearestOf(
  written: unknown,
  known: readonly (readonly [value: unknown, name: string | undefined])[],
): unknown {
  if (typeof written !== "string" && typeof written !== "number") return undefined;
  // Empty means not filled in yet, and matches nothing.
  if (written === "") return undefined;
  const values = new Map<string, unknown>();
  for (const [value, name] of known) {
    if (typeof value === "string") values.set(value, value);
    if (name !== undefined) values.set(name, value);
  }
  const slugs = [...values.keys()].filter((one) => values.get(one) === one);
  const near = onlyNameWithWord(String(written), slugs) ?? nearest(String(written), values.keys());
  return near === undefined ? undefined : values.get(near);
}
