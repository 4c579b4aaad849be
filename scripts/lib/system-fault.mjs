/** Refusals of the system that a person can mend, by their codes: one sentence each, about a path. */
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

/** The same codes where something is to be watched. */
const WATCHES =
  "The system allows no more watched files. " +
  "Allow more (Linux: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024), and try again.";
const WATCHED = /\b(?:ENOSPC|EMFILE)\b[^\n]*\bwatch/;

const PATTERN = /\b(ENOSPC|EDQUOT|EROFS|EBUSY)\b(?:[^\n']*'([^'\n]+)'(?: -> '([^'\n]+)')?)?/;

/**
 * Advice for an error of the system, in one sentence; undefined for any other error.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function systemFault(error) {
  const { code, path, dest, message } = Object(error);
  if (WATCHED.test(message)) return WATCHES;
  return Object.hasOwn(FAULTS, String(code)) ? FAULTS[code](dest ?? path ?? "a file") : undefined;
}

/**
 * The same for what another program printed.
 * @param {string} output
 * @returns {string | undefined}
 */
export function systemFaultIn(output) {
  if (WATCHED.test(output)) return WATCHES;
  const [, code, path, dest] = PATTERN.exec(output) ?? [];
  return code && systemFault({ code, path, dest });
}

/**
 * Prints why a command ends, and sets its exit code. A fault of the system is one sentence; an error that `isExpected`
 * says what is wrong by its message; any other is a fault of the command, and keeps its stack.
 * @param {unknown} error
 * @param {boolean} [isExpected]
 */
export function fail(error, isExpected = false) {
  console.error(systemFault(error) ?? (isExpected ? error.message : error));
  process.exitCode = 1;
}
