import { ANSWER_PATHS, type AnswerName, type Answers, CONTENT_BASE } from "./calls";
import { type Envelope, envelopeOf } from "./envelope";
import { standings, tallyStands } from "./standings";
import { UNIT_IDS } from "./unit-ids";

/** Answers that the content holds; the others are computed from these. */
export type StoredAnswers = Omit<Answers, "racing-list">;

/** All answers, without anything that visitors added. */
export function answersOf(stored: StoredAnswers): Answers {
  return {
    ...stored,
    "racing-list": {
      updateTime: stored["count-info"].updateTime,
      list: standings(UNIT_IDS, tallyStands(stored["exhibition-list"].list)),
    },
  };
}

export function staticAnswers(stored: StoredAnswers): Map<string, Envelope<unknown>> {
  const answers = answersOf(stored);
  const names = Object.keys(ANSWER_PATHS) as AnswerName[];
  return new Map(
    names.map((name) => [CONTENT_BASE + ANSWER_PATHS[name], envelopeOf(answers[name])]),
  );
}
