import type { JsonSchema, Schemas } from "./json-schema";
import { resolveRef } from "./resolve-ref";

/** For editors; not content. */
const NOT_CONTENT = "$schema";

/**
 * All schemas with a `title`, for json-schema-to-typescript: references to titled schemas become their type names
 * (`tsType`), others are inlined. Otherwise the compiler would repeat types that are referenced with a description.
 * @throws if two schemas share a title
 */
export function titledSchemas(schemas: Schemas): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();

  const flattenAndCollect = (schema: JsonSchema, file: string, top: boolean): JsonSchema => {
    if (schema.$ref !== undefined) {
      const { $ref, ...beside } = schema;
      const target = resolveRef(schemas, file, $ref);
      if (target.schema.title !== undefined) {
        const { description = target.schema.description } = beside;
        return { description, tsType: target.schema.title };
      }
      return flattenAndCollect({ ...target.schema, ...beside }, target.file, top);
    }
    const { definitions: _definitions, ...own } = schema;
    const inner: JsonSchema = { ...own };
    if (own.properties) {
      inner.properties = {};
      for (const [name, property] of Object.entries(own.properties)) {
        if (name !== NOT_CONTENT) inner.properties[name] = flattenAndCollect(property, file, false);
      }
    }
    if (own.items) inner.items = flattenAndCollect(own.items, file, false);
    for (const keyword of ["anyOf", "oneOf"] as const) {
      // Branches that only narrow a number or a string add nothing to its type.
      if (own.type !== undefined && own.type !== "object") delete inner[keyword];
      else if (own[keyword])
        inner[keyword] = own[keyword].map((s) => flattenAndCollect(s, file, false));
    }
    if (top || own.title === undefined) return inner;
    add(own.title, inner);
    return { description: own.description, tsType: own.title };
  };

  const add = (title: string, schema: JsonSchema): void => {
    if (found.has(title)) throw new Error(`Two schemas have the title ${title}.`);
    found.set(title, schema);
  };

  for (const [file, schema] of schemas) {
    for (const definition of Object.values(schema.definitions ?? {})) {
      if (definition.title !== undefined) flattenAndCollect(definition, file, false);
    }
    const { title } = schema;
    if (title !== undefined && (schema.type ?? schema.oneOf ?? schema.$ref)) {
      add(title, flattenAndCollect(schema, file, true));
    }
  }
  return found;
}
