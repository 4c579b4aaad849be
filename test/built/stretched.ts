import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

interface Schema {
  readonly $ref?: string;
  readonly maxLength?: number;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Text {
  readonly value: string;
  readonly most: number;
}

const FOLDERS = ["content/schema", "content/schema/api"];
const files = new Map<string, Schema>();

function schemaFile(name: string): Schema {
  let schema = files.get(name);
  for (const folder of schema ? [] : FOLDERS) {
    try {
      schema = JSON.parse(readFileSync(join(folder, name), "utf8")) as Schema;
      files.set(name, schema);
      break;
    } catch {}
  }
  if (!schema) throw new Error(`There is no schema ${name}.`);
  return schema;
}

function dereferenced(schema: Schema, file: string): [Schema, string] {
  if (schema.$ref === undefined) return [schema, file];
  const [path = "", pointer = ""] = schema.$ref.split("#");
  const name = path === "" ? file : basename(path);
  const target = pointer
    .split("/")
    .filter(Boolean)
    .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], schemaFile(name));
  return dereferenced(target as Schema, name);
}

const isProse = ({ pattern, enum: values }: Schema) =>
  !values && (!pattern || new RegExp(pattern, "u").test("Some words, (two) of them: 2."));

/** All texts of `value` with a limit in the schema. */
function textsOf(value: unknown, schema: Schema, file: string): Text[] {
  const [target, at] = dereferenced(schema, file);
  if (typeof value === "string") {
    const most = Math.min(...[schema, target].map((one) => one.maxLength ?? Infinity));
    return Number.isFinite(most) && isProse(schema) && isProse(target) ? [{ value, most }] : [];
  }
  const choices = [...(target.oneOf ?? []), ...(target.anyOf ?? [])];
  const ofChoices = choices.flatMap((choice) => textsOf(value, choice, at));
  if (Array.isArray(value)) {
    return [...ofChoices, ...value.flatMap((one) => textsOf(one, target.items ?? {}, at))];
  }
  const rest = typeof target.additionalProperties === "object" ? target.additionalProperties : {};
  return [
    ...ofChoices,
    ...Object.entries(value ?? {}).flatMap(([key, one]) =>
      textsOf(one, target.properties?.[key] ?? rest, at),
    ),
  ];
}

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

/**
 * Extends the texts of a page's record to the greatest length of its schema, with unique words of `prose`.
 * @param schema name of the schema's file, such as "trip.schema.json"
 */
export function stretched(html: string, record: unknown, schema: string, prose: string): string {
  let position = 0;
  const words = (length: number) => {
    const from = position;
    position += length;
    if (position > prose.length)
      throw new Error("There is too little prose for the longest texts.");
    return prose.slice(from, position);
  };
  const texts = new Map(
    textsOf(record, schemaFile(schema), schema).map(({ value, most }) => [value, most]),
  );
  let page = html;
  for (const [value, most] of texts) {
    // Each paragraph is an element of its own.
    const shown = escaped(value.split("\n\n").at(-1) ?? "");
    // A shorter text may match a part of another word.
    if (value.length < 4 || most <= value.length || !page.includes(shown)) continue;
    page = page.replaceAll(shown, `${shown}${escaped(words(most - value.length))}`);
  }
  return page;
}
