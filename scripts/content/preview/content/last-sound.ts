import type { Problem } from "../../../../lib/content/check/problem";
import { CONTENT } from "../../../../lib/content/read/snapshot";
import { RULES } from "../../../../lib/content/check/rules";
import type { ContentFiles } from "./content-files";

/** Rules between records, which leave each record fit to be drawn. */
const BETWEEN_RECORDS = new Set<string>(RULES.map(({ name }) => name));

/** Files as far as they can be drawn, and which of them are older than what is on disk. */
export interface SoundFiles extends ContentFiles {
  /** Paths in content/ of the files that are broken now. */
  held: ReadonlySet<string>;
}

/** Remembers of each record the last text that was sound: JSON that follows its schema. */
export class LastSound {
  readonly #texts: Map<string, string>;

  /** @param first what counts as sound of a record that is broken from the start */
  constructor(first: ReadonlyMap<string, string> = new Map()) {
    this.#texts = new Map(first);
  }

  /** Takes in what is on disk, with the problems that the check found in it. */
  update({ texts, art }: ContentFiles, problems: readonly Problem[]): SoundFiles {
    const held = new Set(
      problems
        .filter(({ rule }) => !BETWEEN_RECORDS.has(rule))
        .map(({ file }) => file.slice(CONTENT.length + 1)),
    );
    for (const [path, text] of texts) if (!held.has(path)) this.#texts.set(path, text);
    const sound = [...texts.keys()].flatMap((path) => {
      const text = this.#texts.get(path);
      return text === undefined ? [] : [[path, text] as const];
    });
    return { texts: new Map(sound), art, held };
  }
}
