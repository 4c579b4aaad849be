import { posix } from "node:path";
import type { Problem } from "../../../lib/content/check/problem";
import { curly } from "../../../lib/content/check/text/curly";
import { parse } from "../../../lib/content/read/parse";
import { findInJson } from "../../../lib/content/read/position";
import { problemsIn } from "../../../lib/content/read/read-text";
import { readContent } from "../../../lib/content/read/read-content";
import { vocabularyOf } from "../../../lib/content/read/records";
import type { Snapshot } from "../../../lib/content/read/snapshot";
import { checkRecord } from "../../../lib/content/schema/check-record";
import type { JsonSchema } from "../../../lib/content/schema/json-schema";
import type { Schemas } from "../../../lib/content/schema/json-schema";
import {
  type PlacedSchema,
  resolved,
  schemaAt,
  schemaFile,
} from "../../../lib/content/schema/schema-at";
import { validatorsOf } from "../../../lib/content/schema/validators";

/** What a form asks for, by name; `?` stands behind what may be left out. */
export type Fields = Readonly<Record<string, JsonSchema>>;

/** The name of a form's schema among those of content/schema. */
const FORM = "form.schema.json";

/** A schema whose references are written otherwise. */
const withRefs = (schema: JsonSchema, refOf: (ref: string) => string): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) => (key === "$ref" ? refOf(String(value)) : value)),
  );

/** Properties of an object as fields of a form. */
export function fieldsOf({ schema, file }: PlacedSchema, names: readonly string[]): Fields {
  const refOf = (ref: string) =>
    posix.join(posix.dirname(file), ref.startsWith("#") ? posix.basename(file) + ref : ref);
  return Object.fromEntries(
    names.map((name) => {
      const property = schema.properties?.[name.replace("?", "")];
      if (!property) throw new Error(`content/schema/${file} has no ${name}.`);
      return [name, withRefs(property, refOf)];
    }),
  );
}

/** The schema of an object with some fields. */
export function objectOf(fields: Fields): JsonSchema {
  const properties = Object.entries(fields).map(([name, schema]) => [
    name.replace("?", ""),
    schema,
  ]);
  return {
    type: "object",
    additionalProperties: false,
    required: Object.keys(fields).filter((name) => !name.endsWith("?")),
    properties: Object.fromEntries(properties),
  };
}

/** A form that a person fills in with an editor: its schema completes and explains each field. */
export class Form {
  readonly #placed: PlacedSchema;
  readonly #schemas: Schemas;

  constructor(
    private readonly content: Snapshot,
    fields: Fields,
  ) {
    const schema = objectOf({ "$schema?": { type: "string" }, ...fields });
    this.#schemas = new Map([...readContent(content).schemas, [FORM, schema]]);
    this.#placed = schemaFile(this.#schemas, FORM);
  }

  /** The text of its schema, for an editor. @param folder the way to content/schema */
  schemaText(folder: string): string {
    return textOf(withRefs(this.#placed.schema, (ref) => posix.join(folder, ref)));
  }

  /** The form as it is before anybody has written in it. @param schema path of its schema */
  blank(schema: string): string {
    return textOf({ $schema: schema, ...(this.#blank(this.#placed) as object) });
  }

  /** Names of the fields that may be added. */
  get optional(): string[] {
    const { properties = {}, required = [] } = this.#placed.schema;
    return Object.keys(properties).filter((name) => name !== "$schema" && !required.includes(name));
  }

  /** What a form says, and what is wrong with it. @param file what it is called in problems */
  read(text: string, file: string): { data: Record<string, unknown>; problems: Problem[] } {
    const { data, faults, mended } = parse(text);
    if (mended !== undefined) return this.read(mended, file);
    const { $schema: _, ...fields } = curlyTexts(Object(data)) as Record<string, unknown>;
    if (faults.length > 0) {
      return { data: fields, problems: problemsIn(file, text, faults) };
    }
    const find = findInJson(text);
    const found = checkRecord(data, this.#placed, {
      schemas: this.#schemas,
      validators: validatorsOf(this.#schemas),
      vocabulary: vocabularyOf(readContent(this.content).files),
      noun: "a form",
    });
    const problems = found.map(({ path, atName, wrong: _wrong, ...words }) => {
      return { file, ...find(path, atName), ...words };
    });
    return { data: fields, problems };
  }

  #blank(placed: PlacedSchema): unknown {
    const { schema } = resolved(this.#schemas, placed);
    if (schema.default !== undefined) return schema.default;
    if (schema.type === "array") return [];
    if (schema.type !== "object") return "";
    const inner = (name: string) => schemaAt(this.#schemas, placed, [name]) as PlacedSchema;
    const names = schema.required ?? [];
    return Object.fromEntries(names.map((name) => [name, this.#blank(inner(name))]));
  }
}

/** A value with curly quotation marks in all of its texts. */
const curlyTexts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_name, one: unknown) =>
    typeof one === "string" ? curly(one) : one,
  );

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
