import { folderTarget } from "./folder-target";
import { rsyncTarget } from "./rsync-target";
import type { Target } from "./target";

/** The kinds of targets; the first whose form fits is taken. */
const KINDS: readonly { form: RegExp; make: (target: string) => Target }[] = [
  { form: /^[^-/:][^/:]*:\/.+/, make: rsyncTarget },
  { form: /./, make: folderTarget },
];

/** The target that is meant: `user@host:/path` or a folder; undefined for an empty text. */
export function targetOf(text: string): Target | undefined {
  return KINDS.find(({ form }) => form.test(text))?.make(text);
}
