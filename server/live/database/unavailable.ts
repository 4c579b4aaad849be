/** Marks errors of unusable databases; `instanceof` would fail across bundles. */
const CODE = "DATABASE_UNAVAILABLE";
/** Marks temporary errors. */
const BUSY = "DATABASE_BUSY";

/** SQLite codes of a file that cannot be used or changed now, including disk errors. */
const SQLITE_CODES = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|CANTOPEN|IOERR|CORRUPT|NOTADB)(_|$)/;

/**
 * Codes of PostgreSQL and its connections after which a retry may succeed: conflicts, start or shutdown, too many
 * connections, a lost connection.
 */
const TEMPORARY_CODES = new Set([
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

/** Messages of `pg` for a lost connection. A timeout ("… due to …") is none: a retry would wait as long again. */
const CONNECTION_LOST = /^Connection terminated(?! due)|^Client has encountered a connection error/;

/**
 * SQLSTATE classes (two characters) and two codes about the server and its settings, not the statement;
 * including missing rights and tables, as while a backup is restored.
 */
const SERVER_ERROR_CLASSES = /^(08|25|28|3D|53|55|57|58|F0|XX)|^42(501|P01)$/;

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
};

/** True for conflicts and lost connections, after which a change can be repeated. */
export const isBusy = (error: unknown): boolean =>
  codeOf(error) === "SQLITE_BUSY" || codeOf(error) === BUSY;

/** True if the database itself fails: it cannot be opened, reached, read or written. */
export const isUnavailable = (error: unknown): boolean =>
  isBusy(error) || codeOf(error) === CODE || SQLITE_CODES.test(codeOf(error));

/** An error for an unusable database, with the reason. */
export function unavailableError(what: string, cause?: unknown): Error {
  const reason = cause instanceof Error ? cause.message : cause;
  const code = isBusy(cause) ? BUSY : CODE;
  const message = reason === undefined ? what : `${what}: ${String(reason)}`;
  return Object.assign(new Error(message, { cause }), { code });
}

const isStatementError = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(codeOf(error)) &&
  !TEMPORARY_CODES.has(codeOf(error)) &&
  !SERVER_ERROR_CLASSES.test(codeOf(error));

/**
 * Converts an error of `pg`: unless a statement is wrong, the database is unavailable. Errors without a PostgreSQL code
 * come from the connection.
 */
export function fromPostgres(error: unknown): unknown {
  if (isStatementError(error)) return error;
  const { message = "", code = "" } = error as NodeJS.ErrnoException;
  const isTemporary = TEMPORARY_CODES.has(code) || CONNECTION_LOST.test(message);
  // Node's AggregateError (several addresses tried) has no message.
  const words = message || code;
  return Object.assign(new Error(`PostgreSQL: ${words}`, { cause: error }), {
    code: isTemporary ? BUSY : CODE,
  });
}
