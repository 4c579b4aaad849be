import { findNodeAtLocation, getNodePath, getNodeValue, type Node, parseTree } from "jsonc-parser";
import type { JsonSchema, Schemas } from "../schema/json-schema";
import { dereference } from "../schema/subschema";
import type { Reference } from "./reference";

const ROLES = { enum: "choice", const: "choice", examples: "example" } as const;

/**
 * All values in a schema's text that name something: an `enum` of all units, an example.
 * @param name path of the schema in content/schema
 */
export function referencesInSchema(
  file: string,
  name: string,
  text: string,
  schemas: Schemas,
): Reference[] {
  return [...nodesIn(parseTree(text))].flatMap((node) => {
    const written = (node.type === "object" ? getNodeValue(node) : {}) as JsonSchema;
    if (typeof written.$ref !== "string" && written["x-refers"] === undefined) return [];
    const { schema } = dereference(schemas, { schema: written, file: name, ref: name });
    const refers = schema["x-refers"];
    if (!refers) return [];
    return Object.entries(ROLES).flatMap(([keyword, role]) => {
      const holder = findNodeAtLocation(node, [keyword]);
      const values = holder?.type === "array" ? (holder.children ?? []) : holder ? [holder] : [];
      return values.map((one) => {
        const { value, offset, length } = one;
        return { file, path: getNodePath(one), refers, value, offset, length, role };
      });
    });
  });
}

function* nodesIn(node: Node | undefined): Generator<Node> {
  if (node) yield node;
  for (const child of node?.children ?? []) yield* nodesIn(child);
}
