import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Path } from "./problem";

/** A position in a text; both numbers are 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** Finds the value at a path, or the name of its property. */
export type Find = (path: Path, atName?: boolean) => Position;

/** Line and column of an offset in UTF-16 units. */
export const positionAt = (text: string, offset: number): Position => positionsIn(text)(offset);

export function offsetsIn(text: string): (place: Position) => number {
  const starts = startsOf(text);
  return ({ line, column }) => (starts[line - 1] ?? 0) + column - 1;
}

const startsOf = (text: string): number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n|\r|\n/g), endOf),
];

/** Returns a function from offset to position in a text, which is split at the first call. */
export function positionsIn(text: string): (offset: number) => Position {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= startsOf(text);
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

const endOf = ({ 0: { length }, index }: RegExpExecArray): number => index + length;

/**
 * Finds positions in a JSON text, which is parsed at the first call. For a missing value, returns the position of the
 * nearest enclosing one.
 */
export function findInJson(text: string): Find {
  const at = positionsIn(text);
  let tree: Node | undefined;
  return function find(path, atName = false): Position {
    tree ??= parseTree(text, [], { allowTrailingComma: true });
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (!node) return path.length === 0 ? at(0) : find(path.slice(0, -1));
    const name = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return at((atName && name ? name : node).offset);
  };
}
