import { isAmongFiles } from "./file-folders";

/** Names not allowed anywhere in a page's address: `/x/index` is another form of `/x`. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["index", "servers show the page above for it"],
  ["404", "it is the page for missing addresses"],
  ["500", "servers use it for their error page"],
]);

/** Names at the site's root that the build writes or hosts use. */
const AT_ROOT: ReadonlySet<string> = new Set([
  "cdn-cgi",
  "chunk-map",
  "colors",
  "dev-404-page",
  "favicon",
  "feed",
  "functions",
  "humans",
  "icon",
  "manifest",
  "offline-plugin-app-shell-fallback",
  "robots",
  "search",
  "security",
  "server",
  "sitemap",
  "sitemap-index",
  "sw",
  "webpack",
]);

/** Reserved file names on Windows: the page could not be made from a clone there. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Reason why no page may have an address such as `/index`, in words that follow "but"; undefined if it is free.
 * `pageAddresses` has the other pages.
 */
export function reservedFor(address: string): string | undefined {
  const names = address.toLowerCase().split("/").slice(1);
  if (isAmongFiles(`/${names[0]}`)) return `"/${names[0]}" is a folder of files`;
  for (const name of names) {
    // Servers look for `404.html` and `index.html`.
    const stem = name.replace(/\.html?$/, "");
    const why = NAMES.get(stem);
    if (why) return `"${stem}" is reserved: ${why}`;
    if (DEVICES.test(stem)) return `"${stem}" is reserved: Windows can make no file of this name`;
  }
  const [first = ""] = names;
  if (AT_ROOT.has(first.replace(/\..*$/, "")) || /^[._~]/.test(first)) {
    return `"/${first}" is reserved for a file of the build or a host`;
  }
  return undefined;
}
