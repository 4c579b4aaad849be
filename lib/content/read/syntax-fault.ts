import type { Fault } from "./read-text";

export interface Token {
  /** `text`: a string or a name; `value`: a number, true, false or null. */
  kind: "text" | "bracket" | "separator" | "value";
  start: number;
  end: number;
}

/** The most likely fix: `length` characters at `at` become `text`. */
export interface Edit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
  /**
   * `safe`: right whatever else is wrong. `likely`: right if the text is strict JSON after all edits. `guess`: made only
   * to read on, and never written.
   */
  readonly trust: "safe" | "likely" | "guess";
}

export interface SyntaxFault extends Omit<Fault, "rule"> {
  readonly edit?: Edit;
}
