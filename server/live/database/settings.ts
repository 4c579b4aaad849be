/** Which database is opened. */
export interface DatabaseSettings {
  /** `file:` and a path, or the address of a PostgreSQL (`postgres:`, `postgresql:`). */
  readonly url: string;
}

/** Below the folder that the server is started in. */
export const DEFAULT_URL = "file:data/encore.db";

/**
 * The settings of the environment. They are read through `globalThis`: in a bundled function the plain
 * name would be replaced by the values of the machine that built it.
 */
export const databaseSettings = (
  environment: Readonly<Record<string, string | undefined>> = globalThis.process.env,
): DatabaseSettings => ({ url: environment.ENCORE_DATABASE_URL || DEFAULT_URL });

/** Says in a sentence that an address is none of a database; undefined if it is one. */
export function addressFault(settings: DatabaseSettings): string | undefined {
  const { url } = settings;
  if (fileOf(url) !== undefined || isPostgres(url)) return undefined;
  const guess = /^\w+:/.test(url) ? "" : `; did you mean file:${url}?`;
  return `ENCORE_DATABASE_URL is "${shownAddress(settings)}", and has to be file:… with a path or postgres://…${guess || "."}`;
}

/** The path of a database that is a file; undefined if it is on a server. */
export function fileOf(url: string): string | undefined {
  const path = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]+)/.exec(url)?.[1];
  return path === undefined ? undefined : decodeURIComponent(path);
}

/** True if an address is that of a PostgreSQL. */
export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);

/** The address of a database without what should not be printed. */
export const shownAddress = ({ url }: DatabaseSettings): string =>
  url.replace(/[?#].*$/, "").replace(/\/\/.*@/, "//");
