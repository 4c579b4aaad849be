import type { Path } from "../problems/problem";
import type { Position } from "../problems/position";
import type { Refers } from "./refers";

/** A value in the content that names something, including a record's own name. */
export interface Reference {
  readonly file: string;
  /** Path of the value; for a link in a page, one number: its offset in the file. */
  readonly path: Path;
  readonly refers: Refers;
  readonly value: string | number;
  /** Position of the value in the text, as JSON (a link: as it is). */
  readonly offset: number;
  readonly length: number;
  /** `value`: in a record. `choice`: allowed by a schema. `example`: an example in a schema. */
  readonly role: "value" | "choice" | "example";
}

export type PlacedReference = Reference & Position;
