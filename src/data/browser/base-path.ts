/** Gatsby puts the value in place of this word. */
// oxlint-disable-next-line no-underscore-dangle
declare const __PATH_PREFIX__: string;

/** The path below which the site is served, such as `/encore`; empty at the root of its host. */
export const BASE: string = __PATH_PREFIX__;

/** The address of a path of the site, for what Gatsby's own links do not complete: plain links, files, pictures. */
export const atBase = (path: string): string => BASE + path;

/** The same of a path that may be missing. */
export const fileAtBase = (path: string): string => (path === "" ? "" : BASE + path);

/** The path within the site of an address's path. */
export const belowBase = (pathname: string): string =>
  pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;

/** The address of the site as the browser has it, without a slash at the end. */
export const siteHere = (): string => window.location.origin + BASE;
