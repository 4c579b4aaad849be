import type { NoticeKind } from "#content/types";
import names from "./kind-names.json";

const NAMES: Record<NoticeKind, string> = names;

export const noticeKinds = Object.keys(NAMES) as NoticeKind[];

/** Singular and plural name of a kind; of an unknown one, those of a plain notice. */
export function noticeKindNames(kind: string): { singular: string; plural: string } {
  const singular = Object.hasOwn(NAMES, kind) ? NAMES[kind as NoticeKind] : "Notice";
  return { singular, plural: `${singular}s` };
}
