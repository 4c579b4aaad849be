export const WORKER = "/sw.js";

/** Path of the page shown when a page is neither reachable nor stored. */
export const OFFLINE_PAGE = "/offline";

/** Query parameter of the offline page: path and query of the requested page. */
export const REQUESTED_PAGE = "page";

/** Scripts that each page may load later (gatsby/late-scripts.ts). */
export const LATE_SCRIPTS = "/late-scripts.json";

/** Caches that the worker fills as pages are visited; Workbox manages the shell's. */
export const CACHES = {
  pages: "pages",
  /** Gatsby's JSON, which pages are rendered from in the browser. */
  pageData: "page-data",
  assets: "assets",
  /** Scripts that a visited page may load later, and their list. */
  lateScripts: "late-scripts",
  files: "files",
  pictures: "pictures",
  /** Frames of the film: many, and needed together. */
  film: "film",
} as const;

/** Environment variable; `off` removes the service worker from all browsers that have it. */
export const OFFLINE_FLAG = "ENCORE_OFFLINE";

/** True if a build with this environment has a service worker. */
export function isOfflineOn(env: Record<string, string | undefined>): boolean {
  return env[OFFLINE_FLAG] !== "off";
}
