/** A part of a JSON text: a bracket, a separator, a name or a value. */
export interface Token {
  kind: "text" | "bracket" | "separator" | "value";
  start: number;
  end: number;
}

/** What is wrong at a place in a text that is not JSON. */
export interface Slip {
  message: string;
  allowed?: string;
  suggestion?: string;
  offset: number;
}
