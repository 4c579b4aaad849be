import type { Problem } from "../../../lib/content/check/problem";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { RULES } from "../../../lib/content/check/rules";
import type { ContentFiles } from "./content-files";

/** Rules between records, which leave each record fit to be drawn. */
const BETWEEN_RECORDS = new Set<string>(RULES.map(({ name }) => name));

/** Remembers of each record the last text that was valid: JSON that follows its schema. */
export class LastValid {
  readonly #texts: Map<string, string>;

  /** @param first what counts as valid of a record that is broken from the start */
  constructor(first: ReadonlyMap<string, string> = new Map()) {
    this.#texts = new Map(first);
  }

  /** Takes in what is on disk, with the problems that the check found in it; gives what can be drawn. */
  update({ texts, art }: ContentFiles, problems: readonly Problem[]): ContentFiles {
    const broken = new Set(
      problems.filter(({ rule }) => !BETWEEN_RECORDS.has(rule)).map(({ file }) => file),
    );
    for (const [path, text] of texts) {
      if (!broken.has(`${CONTENT}/${path}`)) this.#texts.set(path, text);
    }
    const valid = [...texts.keys()].flatMap((path) => {
      const text = this.#texts.get(path);
      return text === undefined ? [] : [[path, text] as const];
    });
    return { texts: new Map(valid), art };
  }
}
