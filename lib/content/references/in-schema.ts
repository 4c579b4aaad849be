import { findNodeAtLocation, getNodeValue, type Node, parseTree } from "jsonc-parser";
import type { Path } from "../check/problem";
import type { JsonSchema } from "../schema/json-schema";
import { resolved } from "../schema/schema-at";
import type { Reference } from "./reference";

/** Keywords that hold values, and what they are there for. */
const HOLDERS = { enum: "choice", const: "choice", examples: "example" } as const;

/**
 * Every place in the text of a schema that names something itself: an `enum` of all units, an example.
 * @param name path of the schema in content/schema
 */
export function referencesInSchema(
  file: string,
  name: string,
  text: string,
  schemas: ReadonlyMap<string, JsonSchema>,
): Reference[] {
  const found: Reference[] = [];
  const visit = (node: Node, path: Path): void => {
    if (node.type === "object") {
      const written = getNodeValue(node) as JsonSchema;
      const isSchema = typeof written.$ref === "string" || written["x-refers"] !== undefined;
      const schema = isSchema
        ? resolved(schemas, { schema: written, file: name, ref: name })
        : undefined;
      const refers = schema?.schema["x-refers"];
      if (refers) {
        for (const [keyword, role] of Object.entries(HOLDERS)) {
          const holder = findNodeAtLocation(node, [keyword]);
          const isList = holder?.type === "array";
          for (const [index, { value, offset, length }] of valuesOf(holder).entries()) {
            const at = [...path, keyword, ...(isList ? [index] : [])];
            found.push({ file, path: at, refers, value, offset, length, role });
          }
        }
      }
    }
    for (const [index, child] of (node.children ?? []).entries()) {
      const [key, value] = child.type === "property" ? (child.children ?? []) : [];
      if (key && value) visit(value, [...path, key.value]);
      else if (node.type === "array") visit(child, [...path, index]);
    }
  };
  const tree = parseTree(text);
  if (tree) visit(tree, []);
  return found;
}

const valuesOf = (holder: Node | undefined): Node[] =>
  holder?.type === "array" ? (holder.children ?? []) : holder ? [holder] : [];
