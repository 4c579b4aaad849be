import { CommandError } from "../../../lib/command-line/command-error";
import { folderTarget } from "./folder-target";
import { rsyncTarget } from "./rsync-target";
import type { Target } from "./target";

/** A host, and a path on it from the root. */
const REMOTE = /^[^-/:][^/:]*:\/(?!\/).*$/;

/** Signs that stand in addresses of other machines, and for a slip in the name of a folder. */
const NOT_A_FOLDER = /@|:|\/\//;

/**
 * The target that is meant: `user@host:/path` or a folder.
 * @throws CommandError if it is neither
 */
export function targetOf(text: string): Target {
  if (text === "")
    throw new CommandError("The target is empty: name a folder, or user@host:/path.");
  if (REMOTE.test(text)) return rsyncTarget(text);
  if (!NOT_A_FOLDER.test(text)) return folderTarget(text);
  throw new CommandError(
    `"${text}" is neither a folder nor a folder of another machine; nothing was published. ` +
      "Another machine is written with the whole path: user@host:/srv/encore/public. " +
      "The name of a folder has no @, : or // in it.",
  );
}
