import type { RuntimeCaching } from "workbox-build";
import { CACHES } from "../names";
import { isAsset } from "./is-asset";
import { cacheScripts } from "./cache-scripts";

declare const registration: ServiceWorkerRegistration;

type Match = Exclude<RuntimeCaching["urlPattern"], string | RegExp>;
type Plugin = NonNullable<NonNullable<RuntimeCaching["options"]>["plugins"]>[number];

/** Seconds to wait for the network before a stored copy is shown. */
const NETWORK_TIMEOUT_SECONDS = 4;

/*
 * Functions of this file are written into the worker as text and can use only the globals of a service worker. So the
 * paths of the offline page, the colours, the search index and the assets of own units are repeated; a test compares them with
 * OFFLINE_PAGE, COLORS_ADDRESS, SEARCH_ADDRESS and UNIT_ASSETS_ADDRESS.
 */

const isPage: Match = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  !/^\/(?:api|api-2021)(?:\/|$)|^\/sw\.js$/.test(url.pathname) &&
  (request.mode === "navigate" || (request.headers.get("accept") ?? "").includes("text/html"));

/** A page is the same for all queries, and with or without a slash at its end. */
const byPath: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + (pathname.replace(/\/+$/, "") || "/");
  },
};

/** Excludes error pages, downloads and redirected responses. */
const onlyPages: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get("content-type") ?? "").includes("text/html")
      ? response
      : null,
};

/** Sends the visitor to the offline page, which names the requested page and lists the stored ones. */
const elseOfflinePage: Plugin = {
  handlerDidError: async ({ request }) => {
    if (request.mode !== "navigate") return Response.error();
    const { pathname, search } = new URL(request.url);
    const { scope } = registration;
    return Response.redirect(`${scope}offline?page=${encodeURIComponent(pathname + search)}`);
  },
};

/** Falls back to another cache: late scripts, or the shell, stored under the same path with another query. */
const elseShell: Plugin = {
  handlerDidError: async ({ request }) => caches.match(request, { ignoreSearch: true }),
};

const matchOptions = { ignoreVary: true };

const cachePlugins = (
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
 * Caching of visited addresses; the first matching rule applies. Only GET requests to the own origin match: for all
 * others (API calls, the worker itself, films) the browser behaves as without a worker. Pages and their JSON come from
 * the network first, so that both belong to the build on the server: stale JSON would show old facts and hydrate
 * wrongly. Files with a hash come from the cache first.
 */
export const runtimeCaching: RuntimeCaching[] = [
  // A cache of its own, since a hundred frames would displace all other pictures.
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith("/pictures/playmovie-"),
    handler: "CacheFirst",
    options: cachePlugins(CACHES.film, { maxEntries: 130, purgeOnQuotaError: true }),
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/pictures/"),
    handler: "CacheFirst",
    options: cachePlugins(CACHES.pictures, { maxEntries: 150, purgeOnQuotaError: true }),
  },
  {
    urlPattern: isAsset,
    handler: "CacheFirst",
    options: { ...cachePlugins(CACHES.assets, { maxEntries: 80 }), plugins: [elseShell] },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith("/page-data/") && url.pathname.endsWith(".json"),
    handler: "NetworkFirst",
    options: cachePlugins(
      CACHES.pageData,
      { maxEntries: 240 },
      { seconds: NETWORK_TIMEOUT_SECONDS, plugins: [elseShell] },
    ),
  },
  // Every page waits for the colours, so they get less time than the page.
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === "/colors.css",
    handler: "NetworkFirst",
    options: cachePlugins(
      CACHES.files,
      { maxEntries: 20 },
      { seconds: 1, plugins: [byPath, elseShell] },
    ),
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      url.pathname !== "/sw.js" &&
      /^\/(?:[^/]+\.(?:js|css|svg)|(?:search|unit-assets)\.json)$/.test(url.pathname),
    handler: "NetworkFirst",
    options: cachePlugins(
      CACHES.files,
      { maxEntries: 20 },
      { seconds: NETWORK_TIMEOUT_SECONDS, plugins: [elseShell] },
    ),
  },
  {
    urlPattern: isPage,
    handler: "NetworkFirst",
    options: {
      cacheName: CACHES.pages,
      networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
      expiration: { maxEntries: 60 },
      matchOptions,
      plugins: [byPath, onlyPages, { cacheDidUpdate: cacheScripts }, elseOfflinePage],
    },
  },
];
