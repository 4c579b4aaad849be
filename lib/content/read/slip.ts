import type { Fault } from "./read-text";

/** A part of a JSON text: a bracket, a separator, a name or a value. */
export interface Token {
  kind: "text" | "bracket" | "separator" | "value";
  start: number;
  end: number;
}

/** Fault at a place in a text that is not JSON. */
export interface Slip extends Omit<Fault, "rule"> {
  /** A change of the text that is most likely right: `length` characters at `at` become `text`. */
  readonly edit?: { readonly at: number; readonly length: number; readonly text: string };
}
