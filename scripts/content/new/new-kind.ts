import type { JsonSchema } from "../../../lib/content/schema/json-schema";
import type { Draft } from "../draft/draft";
import type { Fields } from "./form";

/** How a record of a kind is made. */
export interface NewKind {
  /** What has to be said of it. @throws CommandError if no record can be added */
  readonly fields: (draft: Draft) => Fields;
  /** Puts what a form says, and what has to name it, into the draft. @returns what is left for a person */
  readonly make: (draft: Draft, form: never) => readonly string[];
  /** A line on the record that was made of a form. */
  readonly made?: (form: never) => string;
}

/** The colour that the seven of a page follow from. */
export const COLOR: JsonSchema = {
  $ref: "common.schema.json#/definitions/hex",
  description: "The colour of the page; the other six follow from it.",
};
