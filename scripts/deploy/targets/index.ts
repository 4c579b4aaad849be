import { CommandError } from "../../../lib/command-line/command-error";
import { folderTarget } from "./folder-target";
import { rsyncTarget } from "./rsync-target";
import type { Target } from "./target";

const REMOTE = /^[^-/:][^/:]*:\/(?!\/).*$/;

/** Signs of a remote address, or of a typing mistake in a folder. */
const NOT_A_FOLDER = /@|:|\/\//;

/** Guides of hosts, by names that are hardly those of a folder. */
const GUIDES: Readonly<Record<string, string>> = {
  github: "docs/publish-github-pages.md",
  "github-pages": "docs/publish-github-pages.md",
  netlify: "docs/publish-netlify.md",
  cloudflare: "docs/publish-cloudflare-pages.md",
  "cloudflare-pages": "docs/publish-cloudflare-pages.md",
  own: "docs/publish-own-server.md",
};

/** Parses a target: `user@host:/path` or a folder. @throws CommandError if it is neither */
export function targetOf(text: string): Target {
  if (text === "")
    throw new CommandError("The target is empty: name a folder, or user@host:/path.");
  const guide = Object.hasOwn(GUIDES, text) ? GUIDES[text] : undefined;
  if (guide !== undefined) {
    throw new CommandError(
      `"${text}" is a host, and no folder: its steps are in ${guide}. ` +
        `A folder of that name is written ./${text}.`,
    );
  }
  if (REMOTE.test(text)) return rsyncTarget(text);
  if (!NOT_A_FOLDER.test(text)) return folderTarget(text);
  throw new CommandError(
    `"${text}" is neither a folder nor a folder of another machine; nothing was published. ` +
      "Another machine is written with the whole path: user@host:/srv/encore/public. " +
      "The name of a folder has no @, : or // in it.",
  );
}
