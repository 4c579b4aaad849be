import type { StandPartKind } from "../../../../content/types";
import { KINDS } from "../../model/kinds/kinds";
import type { Content } from "../../read/records";
import { CONTENT } from "../../read/snapshot";

export const LIST_NAMES: ReadonlyMap<string, StandPartKind> = new Map(
  (["stand", "flower", "panel", "sticker", "backdrop"] as const).map((kind) => [`${kind}s`, kind]),
);

/**
 * The list of each kind of part, and its drawings' folder: the list named after the kind, or else one that claims it.
 */
export const standLists = ({ standParts }: Pick<Content, "standParts">) =>
  [...LIST_NAMES].flatMap(([folder, kind]) => {
    const entry =
      standParts.find(({ key }) => key === folder) ??
      standParts.find((one) => !LIST_NAMES.has(one.key) && one.get("kind") === kind);
    return entry ? [{ entry, kind, folder }] : [];
  });

export const standPath = (path: string): string => `${CONTENT}/${KINDS.standParts.folder}/${path}`;
