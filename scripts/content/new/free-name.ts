import type { Draft } from "../draft/draft";
import { type KindName, NAMED_KINDS } from "../kinds/kinds";
import type { Question } from "./question";

/** Objects to a name that another record of the kind has. */
export const freeName =
  (kind: KindName, draft: Draft): NonNullable<Question["objection"]> =>
  (name) =>
    NAMED_KINDS[kind].files(String(name)).some((file) => draft.text(file) !== undefined)
      ? `there is a ${kind} "${name}" already`
      : undefined;
