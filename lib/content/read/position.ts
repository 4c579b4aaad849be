import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Path } from "../check/problem";

/** A place in a text; both numbers count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Line and column of an offset in UTF-16 units. */
export const positionAt = (text: string, offset: number): Position => new Lines(text).at(offset);

/** Finds line and column of many offsets in one text, which is split at the first question only. */
export class Lines {
  readonly #text: string;
  #starts: number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Line and column of an offset in UTF-16 units. */
  at(offset: number): Position {
    this.#starts ??= [0, ...Array.from(this.#text.matchAll(/\r\n|\r|\n/g), endOf)];
    let [line, after] = [0, this.#starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 };
  }
}

const endOf = ({ 0: { length }, index }: RegExpExecArray): number => index + length;

/** Finds places in one text by JSON path; the text is parsed at the first question only. */
export class Locator {
  readonly #text: string;
  readonly #lines: Lines;
  #tree: Node | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#lines = new Lines(text);
  }

  /**
   * Start of the value at `path`, or of the name of the property that holds it. What is not there
   * is looked for in the value around it, down to the start of the text.
   */
  find(path: Path, atName = false): Position {
    this.#tree ??= parseTree(this.#text, [], { allowTrailingComma: true });
    const tree = this.#tree;
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (!node) return path.length === 0 ? this.#lines.at(0) : this.find(path.slice(0, -1));
    const name = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return this.#lines.at((atName && name ? name : node).offset);
  }
}
