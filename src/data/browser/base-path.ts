/** Gatsby replaces this identifier. */
// oxlint-disable-next-line no-underscore-dangle
declare const __PATH_PREFIX__: string;

/** Path prefix of the site, such as `/encore`; empty at the root of its host. */
export const BASE: string = __PATH_PREFIX__;

/** Prefixes a path of the site. For plain links, files and pictures; Gatsby's `<Link>` does so by itself. */
export const atBase = (path: string): string => BASE + path;

/** Like `atBase`; an empty path stays empty. */
export const fileAtBase = (path: string): string => (path === "" ? "" : BASE + path);

/** Removes the prefix of the site from a path. */
export const belowBase = (pathname: string): string =>
  pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;

/** URL of the site in the browser, without a trailing slash. */
export const siteHere = (): string => window.location.origin + BASE;
