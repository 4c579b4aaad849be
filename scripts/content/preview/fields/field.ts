/** What a value may be. */
export type Allowed =
  /** One of some values; of a list, any of them. */
  | { kind: "choice"; values: readonly string[] }
  | { kind: "color" }
  /** Other values, in words; empty where the description says all. */
  | { kind: "words"; words: string };

/** A value that a picture is drawn from, and what else it could be. */
export interface Field {
  /** Its place in the record, such as `look.hair.color` or `look.ornaments[0].kind`. */
  name: string;
  description: string;
  allowed: Allowed;
  /** As it is written, one entry for each value of a list; undefined if it is left out. */
  value: readonly string[] | undefined;
  /** In the last commit, where it was another; undefined in it if it was left out. */
  committed?: { value: readonly string[] | undefined };
}

/** A value as it is shown: a text without its quotation marks, anything else as JSON. */
export function written(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
