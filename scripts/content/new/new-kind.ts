import type { JsonSchema } from "../../../lib/content/schema/json-schema";
import type { Finding, Path } from "../../../lib/content/check/problem";
import type { Draft } from "../draft/draft";
import type { Fields } from "./form";

/** How a record of a kind is made. */
export interface NewKind {
  /** What has to be said of it. @throws CommandError if no record can be added */
  readonly fields: (draft: Draft) => Fields;
  /** Puts what a form says, and what has to name it, into the draft. @returns what is left for a person */
  readonly make: (draft: Draft, form: never) => readonly string[];
  /** Faults of a form that its schema cannot name. */
  readonly faults?: (form: never) => readonly Omit<Finding, "file">[];
  /** The part of a form that a new file is made of, if it is not the whole. */
  readonly partOf?: (file: string, form: never) => Path;
  /** A line on the record that was made of a form. */
  readonly made?: (form: never) => string;
}

/** The colour that the seven of a page follow from. */
export const COLOR: JsonSchema = {
  $ref: "common.schema.json#/definitions/hex",
  description: "The colour of the page; the other six follow from it.",
};
