import type { ActivityList, ActivityNotice } from "../../../../content/types";
import { readSchemas } from "../../../../lib/content/schema/read-schemas";
import { schemaFile } from "../../../../lib/content/schema/schema-at";
import { canonicalText } from "../../../../lib/content/check/style/canonical-text";
import type { Draft } from "../../draft/draft";
import { type Answers, type Question, type Recipe, textOf } from "../question";

const FILE = "content/api/activity-list.json";
const SCHEMA = "api/activity-list.schema.json";
const NAMES = [
  "kind",
  "title",
  "titleJa?",
  "text",
  "note?",
  "start",
  "end?",
  "startTw?",
  "endTw?",
  "units",
  "cast",
  "target?",
];

const boardOf = (draft: Draft) => draft.record<ActivityList>(FILE);

/** A notice, at the place of its day: the newest stands first. */
export const notice: Recipe = {
  questions(draft) {
    const asked = NAMES.map((written): Question => {
      const name = written.replace("?", "");
      const isList = name === "units" || name === "cast";
      return {
        name,
        at: [SCHEMA, "items", name],
        isOptional: written.endsWith("?"),
        ...(isList && { usual: () => [] }),
      };
    });
    const id: Question = {
      name: "id",
      at: [SCHEMA, "items", "id"],
      usual: (answers) =>
        `${textOf(answers, "start").slice(0, 4)}-${slugOf(textOf(answers, "title"))}`,
      objection: (answer) =>
        boardOf(draft).some((one) => one.id === answer)
          ? `there is a notice "${answer}" already`
          : undefined,
    };
    return [...asked, id];
  },
  make(draft: Draft, answers: Answers) {
    const board = boardOf(draft);
    const record = answers as unknown as ActivityNotice;
    const place = board.findIndex(({ start }) => start <= record.start);
    const at = place < 0 ? board.length : place;
    const schemas = readSchemas(draft.snapshot());
    const text = canonicalText(
      board.toSpliced(at, 0, record),
      schemaFile(schemas, SCHEMA),
      schemas,
    );
    draft.write(FILE, text);
    return { record: (JSON.parse(text) as ActivityList)[at], checklist: [] };
  },
};

/** The first words of a title as a key. */
const slugOf = (title: string): string =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, 4).join("-");
