import { CommandError } from "../../../lib/command-line/command-error";

/** Git cannot answer any question here; the message says how to fix it. */
export class GitError extends CommandError {
  override name = "GitError";

  constructor(message: string) {
    super(message, 1);
  }
}

const FAULTS: readonly { words: RegExp; message: (root: string, matched: string) => string }[] = [
  {
    words: /(?:dubious ownership|unsafe repository)[\s\S]*?(safe\.directory .*)/,
    message: (_root, setting) =>
      `Git does not trust this folder, since it belongs to another user. If you trust it: git config --global --add ${setting}`,
  },
  {
    words: /not a git repository/,
    message: (root) =>
      `${root} has no history of git, as in a ZIP or a copied folder. Clone the repository and work there: git clone ADDRESS`,
  },
];

/**
 * Converts an error of running git; undefined if git works and only refused this request.
 * @param root folder that git was run in
 */
export function gitErrorOf(root: string, error: unknown): GitError | undefined {
  const { code, stderr } = error as { code?: string; stderr?: string | Buffer };
  if (code === "ENOENT") {
    return new GitError(
      "Git is not installed, or not found: install it (https://git-scm.com, Debian: sudo apt-get install git) and open a new terminal.",
    );
  }
  for (const { words, message } of FAULTS) {
    const found = words.exec(String(stderr ?? ""));
    if (found) return new GitError(message(root, found[1] ?? ""));
  }
  return undefined;
}
