import type { Fault } from "./read-text";

/** A part of a JSON text: a bracket, a separator, a name or a value. */
export interface Token {
  kind: "text" | "bracket" | "separator" | "value";
  start: number;
  end: number;
}

/** Fault at a place in a text that is not JSON. */
export type Slip = Omit<Fault, "rule">;
