import { KINDS } from "../kinds/kinds";
import { MUSIC, PLAY, SITE } from "../kinds/single-files";
import type { JsonSchema, Schemas } from "../schema/json-schema";
import {
  branches,
  discriminatorOf,
  type Subschema,
  schemaAt,
  rootSchema,
} from "../schema/subschema";
import { memoize } from "../memoize";
import { ANSWER_KEYS, answerNodeSchema, isList } from "./answers";

/** Parts of a node type that no schema has. Gatsby reserves `id` for the node, so a record's own `id` is `jsonId`. */
const NODE = { suffix: " implements Node @dontInfer", fields: ["id: ID!"], idName: "jsonId" };
/** For items of lists. Gatsby returns nodes in the order of creation, so each item stores its index. */
const LIST_ITEM: typeof NODE = {
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
 * are defined here, the union itself by `unionTypes`.
 * @throws if an object or a union has no title
 */
export const sdl = (schemas: Schemas): string =>
  [...typeDefinitions(schemas).types.values()].join("\n\n");

export const unionTypes = (schemas: Schemas): UnionType[] => [
  ...typeDefinitions(schemas).unions.values(),
];

interface UnionType {
  name: string;
  types: string[];
  /** Returns the name of the member that a value belongs to. */
  resolveType: (value: Record<string, unknown>) => string | undefined;
}

interface TypeDefinitions {
  readonly types: Map<string, string>;
  readonly unions: Map<string, UnionType>;
}

const typeDefinitions = memoize((schemas: Schemas): TypeDefinitions => {
  const { answers: _answers, ...kinds } = KINDS;
  const definitions: TypeDefinitions = { types: new Map(), unions: new Map() };
  for (const kind of [...Object.values(kinds), SITE, PLAY, MUSIC]) {
    defineType(rootSchema(schemas, kind.schema("")), schemas, definitions, NODE);
  }
  for (const key of ANSWER_KEYS) {
    defineType(
      answerNodeSchema(schemas, key),
      schemas,
      definitions,
      isList(schemas, key) ? LIST_ITEM : NODE,
    );
  }
  return definitions;
});

/** Adds an object type and its nested types to `definitions`, unless it is there, and returns its name. */
function defineType(
  subschema: Subschema,
  schemas: Schemas,
  definitions: TypeDefinitions,
  { suffix, fields: ownFields, idName } = PLAIN,
): string {
  const { types } = definitions;
  const { title, properties = {}, required = [], description } = subschema.schema;
  if (title === undefined)
    throw new Error(`An object in ${subschema.ref} has no title, which names its type.`);
  if (types.has(title)) return title;
  // Reserves the name: a schema may refer to itself.
  types.set(title, "");
  const fields = [...ownFields];
  for (const [name, schema] of Object.entries(properties)) {
    if (name === "$schema" || schema["x-graphql"] === false) continue;
    const property = schemaAt(schemas, subschema, [name]) as Subschema;
    const field = name === "id" ? idName : name;
    const mark = required.includes(name) ? "!" : "";
    fields.push(
      `${docstring(schema.description)}${field}: ${graphqlType(property, schemas, definitions)}${mark}`,
    );
    fields.push(...linkField(property.schema, field, mark));
  }
  const body = fields.map((field) => `  ${field.replaceAll("\n", "\n  ")}`).join("\n");
  types.set(title, `${docstring(description)}type ${title}${suffix} {\n${body}\n}`);
  return title;
}

function graphqlType(subschema: Subschema, schemas: Schemas, definitions: TypeDefinitions): string {
  const { type, enum: values, oneOf, title } = subschema.schema;
  if (oneOf && title !== undefined) {
    const shapes = branches(schemas, subschema);
    const members = shapes.map((shape) => defineType(shape, schemas, definitions));
    const property = discriminatorOf(shapes);
    if (property === undefined)
      throw new Error(`The shapes of ${title} have no constant in common.`);
    const constants = shapes.map(({ schema }) => schema.properties?.[property]?.const);
    const resolveType: UnionType["resolveType"] = (value) =>
      members[constants.indexOf(value[property])];
    definitions.unions.set(title, { name: title, types: members, resolveType });
    return title;
  }
  if (type === "object") return defineType(subschema, schemas, definitions);
  const item = schemaAt(schemas, subschema, [0]);
  if (item) return `[${graphqlType(item, schemas, definitions)}!]`;
  const value = subschema.schema.const ?? values?.[0];
  const scalar = SCALARS[type ?? (typeof value === "number" ? "integer" : typeof value)];
  if (scalar === undefined) throw new Error(`${subschema.ref} has no type that GraphQL knows.`);
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
