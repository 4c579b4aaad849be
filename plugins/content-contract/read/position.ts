import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Path } from "../problem";

/** A place in a text; both numbers count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Line and column of an offset in UTF-16 units. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
  const line = before.split(/\r\n|\r|\n/).length;
  return { line, column: offset - lineStart + 1 };
}

/** Finds places in one text by JSON path; the text is parsed at the first question only. */
export class Locator {
  readonly #text: string;
  #tree: Node | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Start of the value at `path`, or of the name of the property that holds it. What is not there
   * is looked for in the value around it, down to the start of the text.
   */
  find(path: Path, atName = false): Position {
    this.#tree ??= parseTree(this.#text, [], { allowTrailingComma: true });
    const tree = this.#tree;
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (!node) return path.length === 0 ? positionAt(this.#text, 0) : this.find(path.slice(0, -1));
    const name = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return positionAt(this.#text, (atName && name ? name : node).offset);
  }
}
