import type { Character } from "../../../../content/types";
import type { Draft } from "../../draft/draft";
import { addTo, put } from "../put";
import {
  type Answers,
  type MadeRecord,
  numbersOf,
  questionsOn,
  type Recipe,
  textOf,
} from "../question";
import { characterFile, fileOf, freeName } from "../known-records";

const FILE = "club.schema.json";

/** A club, which its members name in turn. */
export const club: Recipe = {
  questions: (draft) =>
    questionsOn(FILE, ["key", "title", "titleJa?", "desc", "list"]).map((one) =>
      one.name === "key" ? { ...one, objection: freeName("club", draft) } : one,
    ),
  make(draft: Draft, answers: Answers): MadeRecord {
    const key = textOf(answers, "key");
    const record = put(draft, fileOf("club", key), FILE, answers);
    const list = numbersOf(answers, "list");
    for (const one of draft.recordsOf<Character>("characters")) {
      if (list.includes(one.id)) addTo<Character>(draft, characterFile(draft, one), "circle", key);
    }
    return { record, checklist: [] };
  },
};
