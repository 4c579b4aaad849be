import type { Character, Office, Unit } from "../../../content/types";
import { KINDS } from "../../../lib/content/kinds/kinds";
import { readContent } from "../../../lib/content/read/read-content";
import { vocabularyOf } from "../../../lib/content/read/records";
import type { Snapshot } from "../../../lib/content/read/snapshot";
import { validatorsOf } from "../../../lib/content/schema/validators";
import type { AnswerCheck } from "./read-answer";

/** Records that people know by another name than their id. */
const NAMED = [
  { refers: "office", kind: KINDS.offices },
  { refers: "unit", kind: KINDS.units },
];

/** What the answers about a new record of a content are checked against. */
export function checkOf(content: Snapshot): AnswerCheck {
  const { schemas, files } = readContent(content);
  const recordsOf = (wanted: object) => files.filter(({ kind }) => kind === wanted);
  return {
    schemas,
    validators: validatorsOf(schemas),
    vocabulary: vocabularyOf(files),
    noun: "a record",
    characterIds: new Map(
      recordsOf(KINDS.characters).map(({ key, data }) => [key, (data as Character).id]),
    ),
    shownNames: new Map(
      NAMED.map(({ refers, kind }) => [
        refers,
        new Map(recordsOf(kind).map(({ key, data }) => [key, (data as Unit | Office).name])),
      ]),
    ),
  };
}
