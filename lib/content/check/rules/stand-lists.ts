import type { StandPartKind, StandParts } from "../../../../content/types";
import type { Content } from "../../read/records";
import type { Entry } from "../../read/entry";
import { KINDS } from "../../kinds/kinds";
import { CONTENT } from "../../read/snapshot";

/** Kinds of parts, by the name of their list and of the folder of their drawings. */
export const LIST_NAMES: ReadonlyMap<string, StandPartKind> = new Map([
  ["stands", "stand"],
  ["flowers", "flower"],
  ["panels", "panel"],
  ["stickers", "sticker"],
  ["backdrops", "backdrop"],
]);

/** A list, and the kind of its parts: as its file is called, or else as it says itself. */
export interface StandList {
  readonly entry: Entry<StandParts>;
  readonly kind: StandPartKind;
  /** Name of the folder of the drawings. */
  readonly folder: string;
}

/** The lists of parts whose kind is known, one for each kind; those with a right name first. */
export function standLists({ standParts }: Pick<Content, "standParts">): StandList[] {
  const found = new Map<StandPartKind, StandList>();
  const add = (entry: Entry<StandParts>, kind: StandPartKind | undefined) => {
    if (kind === undefined || found.has(kind)) return;
    const folder = [...LIST_NAMES].find(([, one]) => one === kind)?.[0] ?? "";
    found.set(kind, { entry, kind, folder });
  };
  for (const entry of standParts) add(entry, LIST_NAMES.get(entry.key));
  for (const entry of standParts) {
    if (!LIST_NAMES.has(entry.key)) add(entry, entry.get("kind"));
  }
  return [...found.values()];
}

/** Path of a drawing, from the project's root. */
export const drawingPath = (folder: string, key: string): string =>
  `${CONTENT}/${KINDS.standParts.folder}/${folder}/${key}.svg`;
