import type { Fault } from "./read-text";

export interface Token {
  kind: "text" | "bracket" | "separator" | "value";
  start: number;
  end: number;
}

export interface SyntaxFault extends Omit<Fault, "rule"> {
  /** The most likely fix: `length` characters at `at` become `text`. */
  readonly edit?: { readonly at: number; readonly length: number; readonly text: string };
}
