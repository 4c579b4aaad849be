/** A step into a JSON value: the name of a property or the index of an item. */
export type Path = readonly (string | number)[];

/** The steps of a JSON pointer, such as `/list/0`. Digits are an index: no property of ours is called so. */
export const stepsOf = (pointer: string): (string | number)[] =>
  pointer
    .split("/")
    .slice(1)
    .map((step) =>
      /^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~"),
    );

/** Whether a place is another one or in it. */
export const startsWith = (path: Path, start: Path): boolean =>
  start.every((step, index) => path[index] === step);

/** One fault in the content, where an editor can find it and in words for who edits it. */
export interface Problem {
  /** Path from the project's root, with slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units as editors count. */
  column: number;
  /** Name of the rule that found it. */
  rule: string;
  message: string;
  /** What would be right, in words or as a list. */
  allowed?: string;
  /** The valid value nearest to what was written. */
  suggestion?: string;
  /** Characters of the text that begins at the place, if `--fix` makes its quotation marks curly. */
  straight?: number;
}

/** A problem before its place in the text is known. */
export interface Finding extends Omit<Problem, "line" | "column" | "rule"> {
  /**
   * The value that is wrong; for something missing, the object that lacks it. In the text of a page:
   * one number, the offset in the file.
   */
  path: Path;
  /** Point at the name of the property instead of its value. */
  atName?: boolean;
}
