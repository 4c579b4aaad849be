const FAULTS = {
  ENOSPC: (path) => `The disk is full: no room for ${path}. Free some space and try again.`,
  EDQUOT: (path) =>
    `Your share of the disk is used up: no room for ${path}. Free some and try again.`,
  EROFS: (path) => `The disk can only be read: ${path} cannot be written.`,
  EBUSY: (path) =>
    `${path} is in use by the system or another program, so it cannot be removed or replaced.`,
  EACCES: (path) => `You have no permission for ${path}.`,
  EPERM: (path) => `The system does not permit this for ${path}.`,
};

/** The same codes for file watchers. */
const WATCHES =
  "The system allows no more watched files. " +
  "Allow more (Linux: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024), and try again.";
const WATCHED = /\b(?:ENOSPC|EMFILE)\b[^\n]*\bwatch/;

const PATTERN = /\b(ENOSPC|EDQUOT|EROFS|EBUSY)\b(?:[^\n']*'([^'\n]+)'(?: -> '([^'\n]+)')?)?/;

/**
 * Advice for a system error, in a sentence; undefined for other errors.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function systemErrorMessage(error) {
  const { code, path, dest, message } = Object(error);
  if (WATCHED.test(message)) return WATCHES;
  return Object.hasOwn(FAULTS, String(code)) ? FAULTS[code](dest ?? path ?? "a file") : undefined;
}

/** Finds such errors in another program's output. @param {string} output @returns {string | undefined} */
export function systemErrorIn(output) {
  if (WATCHED.test(output)) return WATCHES;
  const [, code, path, dest] = PATTERN.exec(output) ?? [];
  return code && systemErrorMessage({ code, path, dest });
}

/**
 * Prints the reason for a command's failure, and sets the exit code. System errors become a sentence; an error with
 * `isExpected` is its message; any other is a bug, printed with its stack.
 * @param {unknown} error
 * @param {boolean} [isExpected]
 */
export function fail(error, isExpected = false) {
  console.error(systemErrorMessage(error) ?? (isExpected ? error.message : error));
  process.exitCode = 1;
}
