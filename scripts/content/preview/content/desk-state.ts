import type { Problem } from "../../../../lib/content/check/problem";
import type { JsonSchema } from "../../../../lib/content/schema/json-schema";
import type { ContentVersion } from "../drawing/content-version";
import type { Subject } from "../subjects/subject";

/** What the desk knows after it has looked at the content. */
export interface DeskState {
  /** Counts the looks, from 1. */
  revision: number;
  /** What the check finds in the content, in the order of files and places. */
  problems: readonly Problem[];
  /** What keeps the content from being looked at at all, such as a broken schema. */
  failure?: string;
  /** The content as far as it is sound. */
  now: ContentVersion;
  /** Paths in content/ of the files that are broken: what is drawn of them is older. */
  held: ReadonlySet<string>;
  /** The content of the last commit, if there is one that can be drawn. */
  committed?: ContentVersion;
  subjects: ReadonlyMap<string, Subject>;
  schemas: ReadonlyMap<string, JsonSchema>;
  /** Keys of the pictures that the last change has drawn anew. */
  latest: readonly string[];
}

/** Does a picture differ from the one of the last commit? A new one does. */
export function isChanged({ now, committed }: DeskState, key: string): boolean {
  return (
    committed !== undefined &&
    committed.pictures.get(key)?.version !== now.pictures.get(key)?.version
  );
}

/**
 * Keys of the listed pictures that differ from those of the last commit. A drawing of the film is named
 * by the whole film, so it is not known without drawing which of its frames differ: `film` says whether
 * any may.
 */
export function changedPictures(state: DeskState): { keys: string[]; film: boolean } {
  const changed = [...state.subjects].filter(
    ([key, { isListed }]) => isListed && isChanged(state, key),
  );
  const keys = changed.filter(([, { kind }]) => kind !== "film").map(([key]) => key);
  return { keys, film: keys.length < changed.length };
}

/** The problems in the files that a picture is drawn from. */
export function problemsOf({ problems, subjects }: DeskState, key: string): Problem[] {
  const files = new Set(subjects.get(key)?.ingredients.map(({ file }) => `content/${file}`));
  return problems.filter(({ file }) => files.has(file));
}
