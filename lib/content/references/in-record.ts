import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import type { Path } from "../check/problem";
import type { JsonSchema } from "../schema/json-schema";
import { chooseBranch, type PlacedSchema, resolved, schemaAt } from "../schema/schema-at";
import type { Reference } from "./reference";

type Schemas = ReadonlyMap<string, JsonSchema>;

/** Every place in the text of a record that names something, in the order of the text. */
export function referencesInRecord(
  file: string,
  text: string,
  placed: PlacedSchema,
  schemas: Schemas,
): Reference[] {
  const found: Reference[] = [];
  const visit = (node: Node, around: PlacedSchema | undefined, path: Path): void => {
    const here = around && shapeOf(node, around, schemas);
    if (!here) return;
    if (node.type === "object") {
      for (const property of node.children ?? []) {
        const [name, value] = property.children ?? [];
        if (!name || !value) continue;
        visit(value, schemaAt(schemas, here, [name.value]), [...path, name.value]);
      }
    } else if (node.type === "array") {
      const item = schemaAt(schemas, here, [0]);
      for (const [index, value] of (node.children ?? []).entries()) {
        visit(value, item, [...path, index]);
      }
    } else {
      const refers = here.schema["x-refers"];
      const { offset, length, value } = node;
      if (refers) found.push({ file, path, refers, value, offset, length, role: "value" });
    }
  };
  const tree = parseTree(text);
  if (tree) visit(tree, placed, []);
  return found;
}

/** The schema of a value: of several shapes the one that the value names. */
function shapeOf(node: Node, placed: PlacedSchema, schemas: Schemas): PlacedSchema | undefined {
  const here = resolved(schemas, placed);
  if (!here.schema.oneOf || node.type !== "object") return here;
  const branch = chooseBranch(schemas, here, getNodeValue(node))?.branch;
  return branch && resolved(schemas, branch);
}
