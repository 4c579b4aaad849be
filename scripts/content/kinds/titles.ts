import { NOTICES } from "../../../lib/content/model/kinds/answers";
import { findInJson } from "../../../lib/content/model/problems/position";
import { CONTENT } from "../../../lib/content/read/snapshot";
import type { Draft } from "../draft/draft";
import { type KindName, NAMED_KINDS } from "./kinds";

export const NOTICES_FILE = `${CONTENT}/api/${NOTICES.answer}.json`;

/** Titles of a record and their files; an idol with an audition record has two. */
export function titlesOf(draft: Draft, kind: KindName, name: string) {
  const { nameProperty, titleProperty, files } = NAMED_KINDS[kind];
  const candidates = kind === "notice" ? [NOTICES_FILE] : files(name);
  return candidates.flatMap((file) => {
    const source = draft.text(file);
    if (source === undefined) return [];
    const data = JSON.parse(source) as unknown;
    const records = Array.isArray(data) ? [...data.entries()] : [[undefined, data] as const];
    return records.flatMap(([place, record]) => {
      const { [nameProperty]: own, [titleProperty]: text } = record as Record<string, unknown>;
      if (own !== name || typeof text !== "string") return [];
      const path = place === undefined ? [titleProperty] : [place, titleProperty];
      return [{ text, file, property: titleProperty, ...findInJson(source)(path) }];
    });
  });
}
