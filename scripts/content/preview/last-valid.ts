import type { Problem } from "../../../lib/content/check/problem";
import { RULES } from "../../../lib/content/check/rules";
import { type Snapshot, withFiles } from "../../../lib/content/read/snapshot";

/** Rules between records, which leave each record fit to be drawn. */
const BETWEEN_RECORDS = new Set<string>(RULES.map(({ name }) => name));

/** Remembers of each file what it held when it was valid last: JSON that follows its schema. */
export class LastValid {
  #content: Snapshot;

  /** @param first what counts as valid of a file that is broken from the start */
  constructor(first: Snapshot = new Map()) {
    this.#content = first;
  }

  /** Takes in what is on disk, with the problems that the check found in it; gives what can be drawn. */
  update(content: Snapshot, problems: readonly Problem[]): Snapshot {
    const broken = problems.filter(({ rule }) => !BETWEEN_RECORDS.has(rule));
    const before = broken.map(({ file }) => [file, this.#content.get(file)] as const);
    this.#content = withFiles(content, before);
    return this.#content;
  }
}
