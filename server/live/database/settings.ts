export interface DatabaseSettings {
  /** `file:` and a path, or a PostgreSQL address (`postgres:`, `postgresql:`). */
  readonly url: string;
}

/** Below the working directory. */
export const DEFAULT_URL = "file:data/encore.db";

/**
 * Settings from the environment. Uses `globalThis`: bundlers replace plain `process.env` by the values of the building
 * machine.
 */
export const databaseSettings = (
  environment: Readonly<Record<string, string | undefined>> = globalThis.process.env,
): DatabaseSettings => ({ url: environment.ENCORE_DATABASE_URL || DEFAULT_URL });

/** Message for an invalid address; undefined if valid. */
export function invalidUrlMessage(settings: DatabaseSettings): string | undefined {
  const { url } = settings;
  if (sqlitePath(url) !== undefined || isPostgres(url)) return undefined;
  const guess = /^\w+:/.test(url) ? "" : `; did you mean file:${url}?`;
  return `ENCORE_DATABASE_URL is "${printableUrl(settings)}", and has to be file:… with a path or postgres://…${guess || "."}`;
}

export function sqlitePath(url: string): string | undefined {
  const path = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]+)/.exec(url)?.[1];
  return path === undefined ? undefined : decodeURIComponent(path);
}

export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);

/** The address without passwords and parameters, for printing. */
export const printableUrl = ({ url }: DatabaseSettings): string =>
  url.replace(/[?#].*$/, "").replace(/\/\/.*@/, "//");
