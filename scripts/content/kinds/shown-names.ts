import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { type Position, positionAt } from "../../../lib/content/read/position";
import { CONTENT } from "../../../lib/content/read/snapshot";
import type { Draft } from "../draft/draft";
import { type KindName, NAMED_KINDS } from "./kinds";

const NOTICES = `${CONTENT}/api/activity-list.json`;

/** What visitors read as the name of a record, and where it is written. */
export interface ShownName extends Position {
  readonly text: string;
  readonly file: string;
  readonly property: "name" | "title";
}

/** The shown names of a record: an idol with an audition record has one in each. */
export function shownNames(draft: Draft, kind: KindName, name: string): ShownName[] {
  const { nameIs, shownAs, files } = NAMED_KINDS[kind];
  const candidates: string[] = kind === "notice" ? [NOTICES] : files(name);
  return candidates.flatMap((file) => {
    const text = draft.text(file) ?? "";
    const tree = parseTree(text);
    const records = tree?.type === "array" ? (tree.children ?? []) : [tree];
    return records.flatMap((record) => {
      if (valueAt(record, nameIs)?.value !== name) return [];
      const shown = valueAt(record, shownAs);
      if (typeof shown?.value !== "string") return [];
      const place = positionAt(text, shown.offset);
      return [{ text: shown.value, file, property: shownAs, ...place }];
    });
  });
}

const valueAt = (record: Node | undefined, property: string): Node | undefined =>
  record && findNodeAtLocation(record, [property]);
