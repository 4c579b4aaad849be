/** Address of the service worker. */
export const WORKER = "/sw.js";

/** Path of the page that is shown for what is neither to be had nor kept. */
export const OFFLINE_PAGE = "/offline";

/** Parameter of the offline page: path and query of the page that was asked for. */
export const ASKED_FOR = "page";

/** Which scripts each page may load later (gatsby/late-scripts.ts). */
export const LATE_SCRIPTS = "/late-scripts.json";

/** Caches that the worker fills while pages are visited; the shell's own is Workbox's affair. */
export const CACHES = {
  /** HTML of visited pages, by path. */
  pages: "pages",
  /** What pages are made of again in the browser: Gatsby's JSON. */
  pageData: "page-data",
  /** Scripts, style sheets and fonts whose names carry a hash. */
  assets: "assets",
  /** Scripts that a visited page may load later, and the list that names them. */
  lateScripts: "late-scripts",
  /** Files of the root whose names do not change. */
  files: "files",
  pictures: "pictures",
  /** The pictures of the film, which are many and are wanted together. */
  film: "film",
} as const;

/** The flag of the build: `off` takes the service worker back from every browser that has it. */
export const OFFLINE_FLAG = "ENCORE_OFFLINE";

/** Whether a build with the environment `env` has a service worker. */
export function isOfflineOn(env: Record<string, string | undefined>): boolean {
  return env[OFFLINE_FLAG] !== "off";
}
