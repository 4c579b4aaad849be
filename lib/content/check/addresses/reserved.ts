import { isAmongFiles } from "./file-folders";

/** Names that a page's address may not have anywhere: `/x/index` is another way to write `/x`. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["index", "servers show the page above for it"],
  ["404", "it is the page that is shown where there is none"],
  ["500", "servers keep it for the page that tells of a failure"],
]);

/** Names of files and pages at the site's root that the build and hosts write or ask for. */
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

/** Names that Windows has no files of; who clones or serves the site there cannot make the page. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Why no page may be at an address of this site, such as `/index`, in words behind "but";
 * undefined if nothing keeps it. Other pages are in `pageAddresses`.
 */
export function reservedFor(address: string): string | undefined {
  const names = address.toLowerCase().split("/").slice(1);
  if (isAmongFiles(`/${names[0]}`)) return `"/${names[0]}" is where files are`;
  for (const name of names) {
    // `404.html` and `index.html` are what servers look for.
    const stem = name.replace(/\.html?$/, "");
    const why = NAMES.get(stem);
    if (why) return `"${stem}" is reserved: ${why}`;
    if (DEVICES.test(stem)) return `"${stem}" is reserved: Windows can make no file of this name`;
  }
  const [first = ""] = names;
  if (AT_ROOT.has(first.replace(/\..*$/, "")) || /^[._~]/.test(first)) {
    return `"/${first}" is kept for a file of the build or of a host`;
  }
  return undefined;
}
