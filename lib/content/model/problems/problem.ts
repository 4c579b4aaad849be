/** Name of a property, or index of an item. */
export type Path = readonly (string | number)[];

/** Splits a JSON pointer, such as `/list/0`. Digits become an index: none of our properties are digits. */
export const stepsOf = (pointer: string): (string | number)[] =>
  pointer
    .split("/")
    .slice(1)
    .map((step) =>
      /^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~"),
    );

/** True if `path` is `start` or lies inside it. */
export const startsWith = (path: Path, start: Path): boolean =>
  start.every((step, index) => path[index] === step);

/** A fault in the content, with its position and a message for content editors. */
export interface Problem {
  /** Path from the project's root, with slashes. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units as editors count. */
  column: number;
  rule: string;
  message: string;
  allowed?: string;
  suggestion?: string;
  /** Length of the text at the position, if `--fix` can correct it: its quotation marks, spaces or hidden characters. */
  fixableLength?: number;
}

/** A problem before its position is known. */
export interface Finding extends Omit<Problem, "line" | "column" | "rule"> {
  /**
   * The faulty value; for something missing, its parent object. In the text of a page: one number, the offset in the
   * file.
   */
  path: Path;
  /** True to report the position of the property's name instead of its value. */
  atName?: boolean;
}
