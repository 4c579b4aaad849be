/** Which database is opened. */
export interface DatabaseSettings {
  /** `file:` and a path, or the address of a libSQL server (`libsql:`, `https:`, `http:`, `wss:`, `ws:`). */
  readonly url: string;
  /** What a libSQL server asks for. */
  readonly token?: string | undefined;
}

/** Below the folder that the server is started in. */
export const DEFAULT_URL = "file:data/encore.db";

/**
 * The settings of the environment. They are read through `globalThis`: in a bundled function the plain
 * name would be replaced by the values of the machine that built it.
 */
export function databaseSettings(
  environment: Readonly<Record<string, string | undefined>> = globalThis.process.env,
): DatabaseSettings {
  return {
    url: environment.ENCORE_DATABASE_URL || DEFAULT_URL,
    token: environment.ENCORE_DATABASE_TOKEN || undefined,
  };
}

/** The path of a database that is a file; undefined if it is in memory or on a server. */
export function fileOf(url: string): string | undefined {
  const path = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]+)/.exec(url)?.[1];
  return path === undefined || path === ":memory:" ? undefined : decodeURIComponent(path);
}
