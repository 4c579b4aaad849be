/** Says that a database cannot be used; where errors cross bundles, a class of their own would not be known. */
const CODE = "DATABASE_UNAVAILABLE";
/** The same, where it passes in a moment. */
const BUSY = "DATABASE_BUSY";

/** Codes of SQLite of a file that cannot be used or changed at present, its disk included. */
const OF_SQLITE = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|CANTOPEN|IOERR|CORRUPT|NOTADB)(_|$)/;

/**
 * Codes of PostgreSQL, and of connections to it, where the next try may do: others were in the way, it is being started
 * or ended, has no connection left, or the connection is gone.
 */
const PASSING = new Set([
  "40001",
  "40P01",
  "55P03",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
]);

/** Words of `pg` for a connection that is gone; those for one that took too long go on. */
const LOST = /^Connection terminated(?! due)|^Client has encountered a connection error/;

/**
 * Classes of codes of PostgreSQL that speak of the server and its settings, and not of the statement: also of rights and
 * tables that are missing, as while a backup is put back.
 */
const OF_SERVER = /^(08|25|28|3D|53|55|57|58|F0|XX)|^42(501|P01)$/;

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
};

/** True if others are in the way or the connection is gone: the change was not made, or may be made again. */
export const isBusy = (error: unknown): boolean =>
  codeOf(error) === "SQLITE_BUSY" || codeOf(error) === BUSY;

/** True if the database is what fails: it cannot be opened, reached, read or written. */
export const isUnavailable = (error: unknown): boolean =>
  isBusy(error) || codeOf(error) === CODE || OF_SQLITE.test(codeOf(error));

/** An error that says that a database cannot be used, and why. */
export function unavailable(what: string, cause?: unknown): Error {
  const reason = cause instanceof Error ? cause.message : cause;
  const code = isBusy(cause) ? BUSY : CODE;
  const message = reason === undefined ? what : `${what}: ${String(reason)}`;
  return Object.assign(new Error(message, { cause }), { code });
}

/** True if PostgreSQL itself says that a statement is wrong. */
const isOfStatement = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(codeOf(error)) &&
  !PASSING.has(codeOf(error)) &&
  !OF_SERVER.test(codeOf(error));

/**
 * An error of `pg` as this module knows it: one that says that the database cannot be used, unless a statement is wrong.
 * (What has no code of PostgreSQL is of the connection.)
 */
export function ofPostgres(error: unknown): unknown {
  if (isOfStatement(error)) return error;
  const { message = "", code = "" } = error as NodeJS.ErrnoException;
  const isPassing = PASSING.has(code) || LOST.test(message);
  // An error of several addresses has no words of its own.
  const words = message || code;
  return Object.assign(new Error(`PostgreSQL: ${words}`, { cause: error }), {
    code: isPassing ? BUSY : CODE,
  });
}
