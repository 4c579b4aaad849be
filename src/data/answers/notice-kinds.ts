import type { NoticeKind } from "#content/types";
import names from "./kind-names.json";

const NAMES: Record<NoticeKind, string> = names;

/** Every kind of notice, in the order in which they are offered. */
export const noticeKinds = Object.keys(NAMES) as NoticeKind[];

/** Names of a kind of notice; a kind that is not known is a notice like any other. */
export function kindNames(kind: string): { one: string; all: string } {
  const one = Object.hasOwn(NAMES, kind) ? NAMES[kind as NoticeKind] : "Notice";
  return { one, all: `${one}s` };
}
