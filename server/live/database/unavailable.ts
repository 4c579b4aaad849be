/** Says that a database cannot be used; where errors cross bundles, a class of their own would not be known. */
const CODE = "DATABASE_UNAVAILABLE";

/** What SQLite says of a file that cannot be used or changed at present, its disk included. */
const OF_SQLITE = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|CANTOPEN|IOERR|CORRUPT|NOTADB)(_|$)/;

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
};

/** Whether another process holds the file: the change was not made and can be tried again. */
export const isBusy = (error: unknown): boolean => codeOf(error) === "SQLITE_BUSY";

/** Whether the database is what fails: it cannot be opened, reached, read or written. */
export const isUnavailable = (error: unknown): boolean =>
  codeOf(error) === CODE || OF_SQLITE.test(codeOf(error));

/** An error that says that a database cannot be used, and why. */
export function unavailable(what: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return Object.assign(new Error(`${what}: ${reason}`, { cause }), { code: CODE });
}
