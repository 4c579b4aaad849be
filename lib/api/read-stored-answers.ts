import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ANSWER_PATHS, type AnswerName } from "./calls";
import type { StoredAnswers } from "./static-answers";

/** The only answer without a file; `answersOf` computes it. */
const COMPUTED: AnswerName = "racing-list";

/**
 * Reads the answers stored in a content folder.
 * @throws if a file is missing or is not JSON; content that passed the contract never does
 */
export function readStoredAnswers(contentRoot: string): StoredAnswers {
  const names = (Object.keys(ANSWER_PATHS) as AnswerName[]).filter((name) => name !== COMPUTED);
  const entries = names.map((name) => [
    name,
    JSON.parse(readFileSync(join(contentRoot, "api", `${name}.json`), "utf8")) as unknown,
  ]);
  return Object.fromEntries(entries) as StoredAnswers;
}
