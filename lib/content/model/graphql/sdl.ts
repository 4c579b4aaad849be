import { KINDS } from "../kinds/kinds";
import { MUSIC, PLAY, SITE } from "../kinds/single-files";
import type { JsonSchema, Schemas } from "../schema/json-schema";
import {
  branches,
  distinctive,
  type PlacedSchema,
  schemaAt,
  schemaFile,
} from "../schema/schema-at";
import { remembered } from "../remember";
import { ANSWER_KEYS, answerRecord, isList } from "./answers";

/** Parts of a node type that no schema has. Gatsby reserves `id` for the node, so a record's own `id` is `jsonId`. */
const NODE = { suffix: " implements Node @dontInfer", fields: ["id: ID!"], idName: "jsonId" };
/** For items of lists. Gatsby returns nodes in the order of creation, so each item stores its index. */
const ENTRY: typeof NODE = {
  ...NODE,
  fields: [...NODE.fields, '"Index in the list, from 0."\nplace: Int! @placeInList'],
};
const PLAIN: typeof NODE = { suffix: "", fields: [], idName: "id" };

const SCALARS: Record<string, string> = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
};

/**
 * Generates GraphQL SDL from the JSON Schemas: a node type for each kind of record, and an object type for each nested
 * object. A schema's `title` names its type, and required properties are non-null. `x-link` adds a field that resolves
 * a key to the records it refers to; `x-graphql: false` omits a property. A `oneOf` of objects is a union: its members
 * are declared here, the union itself by `unions`.
 * @throws if an object or a union has no title
 */
export const sdl = (schemas: Schemas): string =>
  [...declarations(schemas).types.values()].join("\n\n");

export const unions = (schemas: Schemas): Union[] => [...declarations(schemas).unions.values()];

interface Union {
  name: string;
  types: string[];
  /** Returns the name of the member that a value belongs to. */
  typeOf: (value: Record<string, unknown>) => string | undefined;
}

interface Declared {
  readonly types: Map<string, string>;
  readonly unions: Map<string, Union>;
}

const declarations = remembered((schemas: Schemas): Declared => {
  const { answers: _answers, ...kinds } = KINDS;
  const declared: Declared = { types: new Map(), unions: new Map() };
  for (const kind of [...Object.values(kinds), SITE, PLAY, MUSIC]) {
    declare(schemaFile(schemas, kind.schema("")), schemas, declared, NODE);
  }
  for (const key of ANSWER_KEYS) {
    declare(answerRecord(schemas, key), schemas, declared, isList(schemas, key) ? ENTRY : NODE);
  }
  return declared;
});

/** Adds an object type and its nested types to `declared`, unless it is there, and returns its name. */
function declare(
  placed: PlacedSchema,
  schemas: Schemas,
  declared: Declared,
  { suffix, fields: ownFields, idName } = PLAIN,
): string {
  const { types } = declared;
  const { title, properties = {}, required = [], description } = placed.schema;
  if (title === undefined)
    throw new Error(`An object in ${placed.ref} has no title, which names its type.`);
  if (types.has(title)) return title;
  // Reserves the name: a schema may refer to itself.
  types.set(title, "");
  const fields = [...ownFields];
  for (const [name, schema] of Object.entries(properties)) {
    if (name === "$schema" || schema["x-graphql"] === false) continue;
    const property = schemaAt(schemas, placed, [name]) as PlacedSchema;
    const field = name === "id" ? idName : name;
    const mark = required.includes(name) ? "!" : "";
    fields.push(
      `${docstring(schema.description)}${field}: ${typeOf(property, schemas, declared)}${mark}`,
    );
    fields.push(...linkField(property.schema, field, mark));
  }
  const body = fields.map((field) => `  ${field.replaceAll("\n", "\n  ")}`).join("\n");
  types.set(title, `${docstring(description)}type ${title}${suffix} {\n${body}\n}`);
  return title;
}

function typeOf(placed: PlacedSchema, schemas: Schemas, declared: Declared): string {
  const { type, enum: values, oneOf, title } = placed.schema;
  if (oneOf && title !== undefined) {
    const shapes = branches(schemas, placed);
    const members = shapes.map((shape) => declare(shape, schemas, declared));
    const property = distinctive(shapes);
    if (property === undefined)
      throw new Error(`The shapes of ${title} have no constant in common.`);
    const constants = shapes.map(({ schema }) => schema.properties?.[property]?.const);
    const typeOfMember: Union["typeOf"] = (value) => members[constants.indexOf(value[property])];
    declared.unions.set(title, { name: title, types: members, typeOf: typeOfMember });
    return title;
  }
  if (type === "object") return declare(placed, schemas, declared);
  const item = schemaAt(schemas, placed, [0]);
  if (item) return `[${typeOf(item, schemas, declared)}!]`;
  const value = placed.schema.const ?? values?.[0];
  const scalar = SCALARS[type ?? (typeof value === "number" ? "integer" : typeof value)];
  if (scalar === undefined) throw new Error(`${placed.ref} has no type that GraphQL knows.`);
  return scalar;
}

/** Field with the records that a property refers to. */
function linkField(schema: JsonSchema, from: string, mark: string): string[] {
  const link = schema["x-link"];
  if (!link) return [];
  if (schema.type === "array") {
    const places = `type: "${link.type}", by: "${link.by}", from: "${from}"`;
    return [`${link.as}: [${link.type}!]${mark} @recordLinks(${places})`];
  }
  return [`${link.as}: ${link.type}${mark} @link(by: "${link.by}", from: "${from}")`];
}

const docstring = (description: string | undefined): string =>
  description === undefined ? "" : `${JSON.stringify(description)}\n`;
