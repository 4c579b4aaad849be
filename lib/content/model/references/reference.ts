import type { Path } from "../problems/problem";
import type { Position } from "../problems/position";
import type { Refers } from "./refers";

/** A place in the content that names something. The name that a record gives itself is one of them. */
export interface Reference {
  /** Path from the project's root. */
  readonly file: string;
  /** Steps to the value; of a link in a page, one number: its offset in the file. */
  readonly path: Path;
  readonly refers: Refers;
  readonly value: string | number;
  /** Where the value stands in the text, as JSON (a link: as it is). */
  readonly offset: number;
  readonly length: number;
  /** `value`: what a record says. `choice`: what a schema allows. `example`: an example in a schema. */
  readonly role: "value" | "choice" | "example";
}

/** A reference with the line and column that it begins at. */
export type PlacedReference = Reference & Position;
