import { CommandError } from "../../../lib/command-line/command-error";
import { folderTarget } from "./folder-target";
import { rsyncTarget } from "./rsync-target";
import type { Target } from "./target";

const REMOTE = /^[^-/:][^/:]*:\/(?!\/).*$/;

/** Signs of a remote address, or of a typing mistake in a folder. */
const NOT_A_FOLDER = /@|:|\/\//;

/** Parses a target: `user@host:/path` or a folder. @throws CommandError if it is neither */
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
