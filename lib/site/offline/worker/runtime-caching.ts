import type { RuntimeCaching } from "workbox-build";
import { CACHES } from "../names";
import { isAsset } from "./is-asset";
import { keepScripts } from "./keep-scripts";

declare const registration: ServiceWorkerRegistration;

type Match = Exclude<RuntimeCaching["urlPattern"], string | RegExp>;
type Plugin = NonNullable<NonNullable<RuntimeCaching["options"]>["plugins"]>[number];

/** Seconds after which a kept copy is shown in place of a network that does not answer. */
const PATIENCE = 4;

/*
 * The functions of this file are written into the worker as text: they see nothing of what is
 * around them, only what a service worker has. So the paths of the offline page, of the style sheet of
 * colours and of the index of the search are repeated here; a test holds them to OFFLINE_PAGE, COLORS_ADDRESS and
 * SEARCH_ADDRESS.
 */

const isPage: Match = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  !/^\/(?:api|api-2021)(?:\/|$)|^\/sw\.js$/.test(url.pathname) &&
  (request.mode === "navigate" || (request.headers.get("accept") ?? "").includes("text/html"));

/** Pages are built once for all queries, and are the same with and without a slash at the end. */
const byPath: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + (pathname.replace(/\/+$/, "") || "/");
  },
};

/** Neither an error page, nor a download, nor an answer that came by a redirection. */
const onlyPages: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get("content-type") ?? "").includes("text/html")
      ? response
      : null,
};

/** Sends the visitor to the offline page, which says what was asked for and what is kept. */
const elseOfflinePage: Plugin = {
  handlerDidError: async ({ request }) => {
    if (request.mode !== "navigate") return Response.error();
    const { pathname, search } = new URL(request.url);
    const { scope } = registration;
    return Response.redirect(`${scope}offline?page=${encodeURIComponent(pathname + search)}`);
  },
};

/** The copy of another cache: a late script's, or the shell's, which is kept under the same path with another query. */
const elseShell: Plugin = {
  handlerDidError: async ({ request }) => caches.match(request, { ignoreSearch: true }),
};

const matchOptions = { ignoreVary: true };

/** How much of what was visited is kept, and how long the network may take where it is asked first. */
const kept = (
  cacheName: string,
  expiration: { maxEntries: number; purgeOnQuotaError?: boolean },
  network?: { seconds: number; plugins: Plugin[] },
): RuntimeCaching["options"] => ({
  cacheName,
  ...(network && { networkTimeoutSeconds: network.seconds }),
  cacheableResponse: { statuses: [200] },
  expiration,
  matchOptions,
  ...(network && { plugins: network.plugins }),
});

/**
 * What the worker keeps of what is visited, and how: the first rule that fits a request holds.
 * Only GET requests to the own origin are looked at; for all others (calls of the API, the worker
 * itself, films) there is no rule, so the browser does what it does without a worker.
 *
 * Pages and their JSON come from the network first: both then belong to the edition that is on
 * the server. Stale JSON beside a new page would show old facts and hydrate wrongly. What carries
 * a hash never changes, so it comes from the cache first.
 */
export const runtimeCaching: RuntimeCaching[] = [
  // A cache of its own: a hundred frames would push all other pictures out of theirs.
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith("/pictures/playmovie-"),
    handler: "CacheFirst",
    options: kept(CACHES.film, { maxEntries: 130, purgeOnQuotaError: true }),
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/pictures/"),
    handler: "CacheFirst",
    options: kept(CACHES.pictures, { maxEntries: 150, purgeOnQuotaError: true }),
  },
  {
    urlPattern: isAsset,
    handler: "CacheFirst",
    options: { ...kept(CACHES.assets, { maxEntries: 80 }), plugins: [elseShell] },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith("/page-data/") && url.pathname.endsWith(".json"),
    handler: "NetworkFirst",
    options: kept(
      CACHES.pageData,
      { maxEntries: 240 },
      { seconds: PATIENCE, plugins: [elseShell] },
    ),
  },
  // Every page waits for the colours, so they have less time to come than the page itself had.
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === "/colors.css",
    handler: "NetworkFirst",
    options: kept(CACHES.files, { maxEntries: 20 }, { seconds: 1, plugins: [byPath, elseShell] }),
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      url.pathname !== "/sw.js" &&
      /^\/(?:[^/]+\.(?:js|css|svg)|search\.json)$/.test(url.pathname),
    handler: "NetworkFirst",
    options: kept(CACHES.files, { maxEntries: 20 }, { seconds: PATIENCE, plugins: [elseShell] }),
  },
  {
    urlPattern: isPage,
    handler: "NetworkFirst",
    options: {
      cacheName: CACHES.pages,
      networkTimeoutSeconds: PATIENCE,
      expiration: { maxEntries: 60 },
      matchOptions,
      plugins: [byPath, onlyPages, { cacheDidUpdate: keepScripts }, elseOfflinePage],
    },
  },
];
