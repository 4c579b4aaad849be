import { ANSWER_PATHS, type AnswerName } from "../lib/api/calls";
import type { StoredAnswers } from "../lib/api/static-answers";
import { answerText } from "../lib/content/check/validated/answer-text";
import { exhibitionAnswer } from "../lib/content/check/validated/made-answers";
import { fileIn } from "../lib/content/read/snapshot";
import { testContent } from "./test-content";

const MADE: readonly AnswerName[] = ["racing-list", "exhibition-list"];

export function storedAnswers(): StoredAnswers {
  const content = testContent();
  const names = (Object.keys(ANSWER_PATHS) as AnswerName[]).filter((name) => !MADE.includes(name));
  const texts = names.map((name) => [
    name,
    answerText(fileIn(content, `content/api/${name}.json`).toString()),
  ]);
  const all = [...texts, ["exhibition-list", exhibitionAnswer(content)]];
  return Object.fromEntries(
    all.map(([name, text = ""]) => [name, JSON.parse(text) as unknown]),
  ) as StoredAnswers;
}
