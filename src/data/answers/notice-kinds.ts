import type { NoticeKind } from "#content/types";
import names from "./kind-names.json";

const NAMES: Record<NoticeKind, { one: string; all: string }> = names;

/** Every kind of notice, in the order in which they are offered. */
export const noticeKinds = Object.keys(NAMES) as NoticeKind[];

/** Names of a kind of notice; a kind that is not known is a notice like any other. */
export function kindNames(kind: string): { one: string; all: string } {
  return Object.hasOwn(NAMES, kind) ? NAMES[kind as NoticeKind] : { one: "Notice", all: "Notices" };
}
