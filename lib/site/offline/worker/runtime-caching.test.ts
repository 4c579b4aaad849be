import fc from "fast-check";
import { SEARCH_ADDRESS } from "../../../search/search-file";
import { COLORS_ADDRESS, UNIT_ASSETS_ADDRESS } from "../../addresses";
import { CACHES, OFFLINE_PAGE } from "../names";
import { runtimeCaching } from "./runtime-caching";

const SITE = "https://encore.example";
Object.assign(globalThis, { registration: { scope: `${SITE}/` } });

interface Asking {
  mode?: string;
  accept?: string;
  from?: string;
}

/** The rule that handles a request to `path`; undefined if none does. */
function ruleFor(path: string, { mode = "cors", accept = "*/*", from = SITE }: Asking = {}) {
  const url = new URL(path, from);
  const request = { url: url.href, mode, headers: new Headers({ accept }) } as Request;
  const sameOrigin = url.origin === SITE;
  return runtimeCaching.find(({ urlPattern }) => {
    if (typeof urlPattern !== "function") throw new Error("Every rule is a function.");
    return urlPattern({ url, request, sameOrigin } as Parameters<typeof urlPattern>[0]);
  });
}

const cacheOf = (path: string, asking?: Asking) => ruleFor(path, asking)?.options?.cacheName;

const page = { mode: "navigate", accept: "text/html,*/*" };

describe("files that the worker keeps", () => {
  it.each([
    ["/", page, CACHES.pages],
    ["/explore/units?x=1", page, CACHES.pages],
    ["/explore/units", { accept: "text/html" }, CACHES.pages],
    ["/pictures/units-eden-wide-480.ebb9b1.avif", {}, CACHES.pictures],
    ["/pictures/playmovie-007-960.ebb9b1.avif", {}, CACHES.film],
    ["/pictures/playmovie-manifest.ebb9b1.json", {}, CACHES.film],
    ["/playmovie_campaign", page, CACHES.pages],
    ["/page-data/index/page-data.json", {}, CACHES.pageData],
    ["/page-data/app-data.json", {}, CACHES.pageData],
    ["/app-623fb808f4.js", {}, CACHES.assets],
    ["/styles.db76e654dc.css", {}, CACHES.assets],
    ["/static/figtree-d27a1a0f6343e88e0d97a04455fb2e53.woff2", {}, CACHES.assets],
    ["/boot.js", {}, CACHES.files],
    ["/icon.svg", {}, CACHES.files],
    [SEARCH_ADDRESS, {}, CACHES.files],
    [UNIT_ASSETS_ADDRESS, {}, CACHES.files],
    ["/film.mp4", {}, undefined],
    ["/explore/units", {}, undefined],
    ["/sw.js", {}, undefined],
    ["/sw.js", page, undefined],
  ])("%s %j goes to %s", (path, asking, cache) => {
    expect(cacheOf(path, asking)).toBe(cache);
  });

  it("are the colours, for which a page waits a second at most", () => {
    expect(ruleFor(COLORS_ADDRESS)?.handler).toBe("NetworkFirst");
    expect(ruleFor(COLORS_ADDRESS)?.options?.networkTimeoutSeconds).toBe(1);
    expect(cacheOf(COLORS_ADDRESS)).toBe(CACHES.files);
  });

  it("is never an answer of the API, however it is asked for", () => {
    const paths = fc.tuple(
      fc.constantFrom("/api", "/api-2021"),
      fc.array(fc.stringMatching(/^[a-z0-9.-]{1,12}$/)),
      fc.constantFrom("", "/list.0a8f5e50.js", "/page-data.json"),
    );
    fc.assert(
      fc.property(paths, fc.constantFrom({}, page), ([base, parts, end], asking) => {
        const path = [base, ...parts].join("/") + end;
        // Dot segments may lead out of the folder.
        fc.pre(new URL(path, "https://encore.example").pathname.startsWith(base));
        expect(cacheOf(path, asking)).toBeUndefined();
      }),
    );
  });

  it("is never of another host", () => {
    const from = "https://elsewhere.example";
    for (const path of ["/", "/pictures/a.avif", "/app-623fb808f4.js", "/icon.svg"]) {
      expect(cacheOf(path, { ...page, from })).toBeUndefined();
    }
  });

  it("is got by GET only", () => {
    expect(runtimeCaching.map(({ method = "GET" }) => method)).toEqual(
      runtimeCaching.map(() => "GET"),
    );
  });

  it("has a limit in every cache", () => {
    for (const { options } of runtimeCaching) {
      expect(options?.expiration?.maxEntries).toBeGreaterThan(0);
    }
  });
});

type Callback = (given: unknown) => Promise<unknown>;

function forPages(moment: string, given: unknown): Promise<unknown> {
  const rule = runtimeCaching.find(({ options }) => options?.cacheName === CACHES.pages);
  const callbacks = rule?.options?.plugins as Record<string, Callback>[] | undefined;
  const plugin = callbacks?.find((candidate) => moment in candidate);
  if (!plugin?.[moment]) throw new Error(`Nothing is done at ${moment}.`);
  return plugin[moment](given);
}

describe("a page", () => {
  it.each([
    ["/explore/units/", "/explore/units"],
    ["/explore/units?utm=1#sp", "/explore/units"],
    ["/", "/"],
  ])("%s is kept as %s", async (path, key) => {
    const request = { url: SITE + path };
    expect(await forPages("cacheKeyWillBeUsed", { request })).toBe(SITE + key);
  });

  it("is kept only if it is one, and was found where it was asked for", async () => {
    const answer = (status: number, type: string, redirected = false) => ({
      status,
      redirected,
      headers: new Headers({ "content-type": type }),
    });
    const html = "text/html; charset=utf-8";
    const keep = (response: object) => forPages("cacheWillUpdate", { response });
    const good = answer(200, html);
    expect(await keep(good)).toBe(good);
    expect(await keep(answer(404, html))).toBeNull();
    expect(await keep(answer(200, "text/calendar"))).toBeNull();
    expect(await keep(answer(200, html, true))).toBeNull();
  });

  it("that cannot be loaded redirects to the offline page with its address", async () => {
    const request = { url: `${SITE}/explore/units?a=1&b=2`, mode: "navigate" };
    const answer = (await forPages("handlerDidError", { request })) as Response;
    const to = new URL(answer.headers.get("location") ?? "");
    expect(to.origin + to.pathname).toBe(SITE + OFFLINE_PAGE);
    expect(to.searchParams.get("page")).toBe("/explore/units?a=1&b=2");
  });

  it("that was only asked for in the background fails without a page in its place", async () => {
    const request = { url: `${SITE}/explore/units`, mode: "cors" };
    const answer = (await forPages("handlerDidError", { request })) as Response;
    expect(answer.type).toBe("error");
  });
});
