import { posix } from "node:path";
import type { JsonSchema } from "../../../content/model/schema/json-schema";
import { resolveRef } from "../../../content/model/schema/resolve-ref";
import { DATA_KINDS, type DataKind } from "../kinds";
import added from "./added-properties.json";
import index from "./index.schema.json";

type Schemas = ReadonlyMap<string, JsonSchema>;

/** Properties added to published records; page and picture only to those with a page. */
const { $schema: SCHEMA, ...OF_PAGE } = added as Record<keyof typeof added, JsonSchema>;

const INDEX = { ...index, properties: { $schema: SCHEMA, ...index.properties } } as JsonSchema;

export const recordSchema = ({ singular }: DataKind): string => `${singular}.schema.json`;
export const listSchema = ({ singular }: DataKind): string => `${singular}-list.schema.json`;
export const INDEX_SCHEMA = "index.schema.json";

/**
 * Schemas of the published data by file name, derived from the content's: without properties for this site only
 * (`x-data`), with the added ones, and open, since version 1 may gain fields.
 * @param base address of their folder; relative to the site's root if its address is unknown
 */
export function publishedSchemas(schemas: Schemas, base: string): Map<string, JsonSchema> {
  const publisher = new Publisher(schemas);
  for (const kind of DATA_KINDS) publisher.addKind(kind);
  const found = new Map([[INDEX_SCHEMA, INDEX], ...publisher.found]);
  return new Map(
    [...found.keys()].toSorted().map((name) => {
      const { $schema: _schema, ...schema } = found.get(name) as JsonSchema;
      const head = { $schema: "http://json-schema.org/draft-07/schema#", $id: `${base}/${name}` };
      return [name, { ...head, ...schema }];
    }),
  );
}

/** Keywords for this site and its editors only; `format` names a colour picker that strict validators reject. */
const UNPUBLISHED_KEYWORDS = [
  "x-link",
  "x-graphql",
  "x-data",
  "x-refers",
  "x-unique",
  "x-words",
  "tsType",
  "additionalProperties",
  "format",
  "$schema",
] as const;

/** Published name of a content schema: that of its kind, or its own. */
function publishedName(file: string): string {
  const kind = DATA_KINDS.find(({ schema }) => schema === file);
  return kind ? recordSchema(kind) : posix.basename(file);
}

class Publisher {
  readonly found = new Map<string, JsonSchema>();

  constructor(private readonly schemas: Schemas) {}

  addKind(kind: DataKind): void {
    const whole = this.schemas.get(kind.schema);
    const record = whole?.items ?? whole;
    if (!record?.properties)
      throw new Error(
        `content/schema/${kind.schema} describes no record: it and its items have no properties.`,
      );
    const made = this.#copy(record, kind.schema);
    const name = recordSchema(kind);
    const { definitions } = this.found.get(name) ?? {};
    const more = kind.page ? OF_PAGE : {};
    this.found.set(name, {
      ...made,
      properties: { $schema: SCHEMA, ...made.properties, ...more },
      required: [...(made.required ?? []), ...Object.keys(more)],
      ...(definitions && { definitions }),
    });
    this.found.set(listSchema(kind), {
      title: `${made.title}List`,
      description: kind.description,
      type: "object",
      required: ["list"],
      properties: {
        $schema: SCHEMA,
        list: {
          description: "All records, each as in its own file.",
          type: "array",
          items: { $ref: name },
        },
      },
    });
  }

  /** A copy without this site's keywords, with references that stay in the folder. */
  #copy(schema: JsonSchema, file: string): JsonSchema {
    const own: JsonSchema = { ...schema };
    for (const name of UNPUBLISHED_KEYWORDS) delete own[name];
    delete own.definitions;
    if (own.$ref !== undefined) own.$ref = this.#refer(own.$ref, file);
    if (own.items) own.items = this.#copy(own.items, file);
    for (const keyword of ["oneOf", "anyOf"] as const) {
      if (own[keyword]) own[keyword] = own[keyword].map((part) => this.#copy(part, file));
    }
    if (own.properties) {
      const open = Object.entries(own.properties).filter(
        ([name, part]) => name !== "$schema" && part["x-data"] !== false,
      );
      own.properties = Object.fromEntries(
        open.map(([name, part]) => [name, this.#copy(part, file)]),
      );
      own.required = own.required?.filter((name) => own.properties?.[name]);
    }
    return own;
  }

  /** Reference to the published copy of the target of `ref`, which is made at the first one. */
  #refer(ref: string, from: string): string {
    const { schema, file } = resolveRef(this.schemas, from, ref);
    const name = publishedName(file);
    const definition = ref.split("/definitions/")[1];
    if (definition === undefined) {
      if (!this.found.has(name)) this.found.set(name, this.#copy(schema, file));
      return name;
    }
    const known = this.found.get(name) ?? this.#emptyFile(file);
    if (!known.definitions?.[definition]) {
      this.#define(name, known, definition, {});
      // Copying may add definitions to the same file.
      const copied = this.#copy(schema, file);
      this.#define(name, this.found.get(name) ?? known, definition, copied);
    }
    return `${name}#/definitions/${definition}`;
  }

  #define(name: string, known: JsonSchema, definition: string, schema: JsonSchema): void {
    const definitions = { ...known.definitions, [definition]: schema };
    this.found.set(name, { ...known, definitions });
  }

  #emptyFile(file: string): JsonSchema {
    const { title, description } = this.schemas.get(file) ?? {};
    return { title, description };
  }
}
