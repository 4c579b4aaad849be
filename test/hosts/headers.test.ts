import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { withoutUpgrade } from "../../lib/site/headers/content-security-policy";
import { contentTypeOf, SPECULATION_RULES } from "../../lib/site/headers/content-types";
import { headerRules, headersFor } from "../../lib/site/headers/header-rules";
import { mergeHashes } from "../../lib/site/headers/inline-hashes";
import { connectedOrigins, readSettings } from "../../lib/site/host-settings/settings";
import { filesBelow, pathOfFile } from "../../lib/site/site-files/site-paths";
import { createApp } from "../../server/app";
import { listen, type RunningServer } from "../../server/listen";
import { readSite } from "../../server/read-site";
import { inlineOfPages } from "./inline-of-pages";
import { type Nginx, startNginx } from "./nginx";
import { type Answer, request } from "./request";
import { readUnderscoreHeaders } from "./underscore-host";

const files = filesBelow("public").filter((file) => !/^_(?:headers|redirects)$/.test(file));
const { rules } = readSite(resolve("."));
/** Rules for hosts with `_headers`: the union for all files. */
const allRules = headerRules(mergeHashes(inlineOfPages().map(({ inline }) => inline)), {
  connected: connectedOrigins(readSettings()),
  hasHstsPreload: readSettings().hasHstsPreload,
});
const fileAt = (path: string): string =>
  files.includes(path.slice(1)) ? path : join(path, "index.html");
const onPlainHost = readUnderscoreHeaders(readFileSync("public/_headers", "utf8"));
const first = (pattern: RegExp): string => {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`The site has no file like ${pattern}`);
  return pathOfFile(found);
};

const FOUND = {
  home: "/",
  "a page": "/explore/units",
  "a profile": first(/^explore\/units\/characters\/.*\.html$/),
  "a page’s data": "/page-data/explore/units/page-data.json",
  "the app’s data": "/page-data/app-data.json",
  "a bundle": first(/^app-.*\.js$/),
  "a source map": first(/^app-.*\.js\.map$/),
  "a bundle that comes later": first(/^js\/.*\.js$/),
  "a style sheet": first(/^css\/\d.*\.css$/),
  "a late style sheet": first(/^css\/l.*\.css$/),
  "the colours": "/colors.css",
  "the index of the search": "/search.json",
  "an AVIF picture": first(/^pictures\/.*\.avif$/),
  "a WebP picture": first(/^pictures\/.*\.webp$/),
  "a font": first(/^static\/.*\.woff2$/),
  "the icon": "/icon.svg",
} as const;

let ours: RunningServer;
let nginx: Nginx;

beforeAll(async () => {
  ours = await listen(createApp(readSite(resolve("."))), "127.0.0.1", 0);
  nginx = await startNginx({ public: "public", generated: "deploy/generated" });
});

afterAll(async () => {
  await nginx?.stop();
  await ours?.stop();
});

/** Headers that both servers must share; validators may differ. */
const COMPARED = [
  ...Object.keys(rules[0].headers),
  "content-type",
  "content-encoding",
  "location",
  "content-range",
  "x-powered-by",
];
const comparable = ({ status, headers }: Answer): Record<string, string | number | undefined> => ({
  status,
  ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
});

/** The same without the type, which servers choose if the body is not the file. */
const essence = (answer: Answer) => {
  const { "content-type": _type, ...rest } = comparable(answer);
  return rest;
};

const onPlainHttp = (answer: Answer): Answer => {
  const policy = withoutUpgrade(answer.headers["content-security-policy"] ?? "");
  return { ...answer, headers: { ...answer.headers, "content-security-policy": policy } };
};

/** Requests both servers, with the header of a proxy with TLS. */
async function both(path: string, headers: Record<string, string> = {}, method = "GET") {
  const tls = { ...headers, "x-forwarded-proto": "https" };
  return Promise.all([
    request(ours.address, path, { headers: tls, method }),
    request(nginx.address, path, { headers: tls, method }),
  ]);
}

describe("our server and nginx", () => {
  it.each(Object.entries(FOUND))("answer alike for %s", async (_name, path) => {
    const [mine, theirs] = await both(path, { "accept-encoding": "gzip" });
    expect(comparable(mine)).toEqual(comparable(theirs));
    expect(mine.status).toBe(200);
    expect(mine.headers).toMatchObject(headersFor(rules, fileAt(path)));
    const packed = [mine, theirs].filter(({ headers }) => headers["content-encoding"]);
    expect(packed.filter(({ headers }) => headers.vary !== "Accept-Encoding")).toEqual([]);
    const unpacked = ({ body, headers }: Answer) =>
      headers["content-encoding"] ? gunzipSync(body) : body;
    expect(unpacked(mine).equals(unpacked(theirs))).toBe(true);
  });

  it.each(Object.entries(FOUND))("give %s the headers of _headers", async (_name, path) => {
    const [mine] = await both(path);
    const sentHeaders = onPlainHost(path);
    expect(Object.keys(sentHeaders).sort()).toEqual(Object.keys(rules[0].headers).sort());
    const own = headersFor(rules, path);
    const isSame = ([name]: [string, string]) => name in own && !name.endsWith("-policy");
    expect(mine.headers).toMatchObject(
      Object.fromEntries(Object.entries(sentHeaders).filter(isSame)),
    );
  });

  it("send only the necessary headers with a picture", async () => {
    for (const { headers } of await both(FOUND["an AVIF picture"])) {
      const size = COMPARED.reduce((sum, name) => sum + String(headers[name] ?? "").length, 0);
      expect(size).toBeLessThan(700);
      expect(headers["permissions-policy"]).toBeUndefined();
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
    }
  });

  it("give the rules for fetching linked pages ahead in the type that browsers want", async () => {
    const { path, type } = SPECULATION_RULES;
    const answers = await both(path);
    expect(answers.map(({ headers }) => headers["content-type"])).toEqual([type, type]);
    expect(onPlainHost(path)["content-type"]).toBe(type);
    expect(onPlainHost("/")["speculation-rules"]).toBe(`"${path}"`);
  });

  it.each(Object.entries(FOUND))("answer alike to questions about %s", async (_name, path) => {
    for (const [mine, theirs] of [
      await both(path, {}, "HEAD"),
      await both(path, { range: "bytes=0-9" }),
      await both(path, { "if-modified-since": new Date().toUTCString() }),
    ]) {
      expect(essence(mine)).toEqual(essence(theirs));
    }
    for (const server of [ours.address, nginx.address]) {
      const encodings = { "accept-encoding": "gzip" };
      const { headers } = await request(server, path, { headers: encodings });
      const again = await request(server, path, {
        headers: { ...encodings, "if-none-match": headers.etag ?? "" },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.vary).toBe(headers.vary);
    }
  });

  it.each([
    ["an unknown page", "/explore/units/unknown", 404],
    ["an unknown bundle", "/app-0000000000.js", 404],
    ["an unknown file of a folder that is kept", "/static/none.woff2", 404],
    ["an unknown answer", "/api/c/none", 404],
    ["a folder without a page", "/pictures", 404],
    ["a slash at the end", "/explore/units/", 301],
    ["a slash at the end and a query", "/explore/units/?q=1&r=%2F", 301],
    ["a page’s file", "/explore/units/index.html", 301],
    ["the home page’s file", "/index.html", 301],
    ["another host’s name as a path", "//other.example/", 301],
    ["a backslash", "/\\other.example/", 400],
    ["an encoded line break", "/explore%0d%0ax:y/", 400],
    ["a way out", "/../../etc/passwd", 400],
    ["an encoded way out", "/%2e%2e/%2e%2e/etc/passwd", 400],
    ["an encoded slash in a way out", "/..%2f..%2fetc/passwd", 400],
    ["a hidden file", "/.git/config", 404],
    ["a hidden file in a folder", "/page-data/.env", 404],
    ["the rules for other hosts", "/_headers", 404],
    ["the redirects for other hosts", "/_redirects", 404],
  ])("answer alike for %s", async (_name, path, status) => {
    const [mine, theirs] = await both(path);
    // nginx refuses some addresses before it reads the proxy's header.
    const isRefused = status === 400;
    expect(essence(isRefused ? onPlainHttp(mine) : mine)).toEqual(
      essence(isRefused ? onPlainHttp(theirs) : theirs),
    );
    expect(mine.status).toBe(status);
    expect(mine.headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    const isLost = status >= 400 && !path.startsWith("/api/");
    expect(mine.headers).toMatchObject(headersFor(rules, isLost ? "/404.html" : path));
  });

  it("show the site’s own page for missing addresses", async () => {
    const page = readFileSync("public/404.html");
    const [mine, theirs] = await both("/explore/units/unknown");
    expect([mine.body.equals(page), theirs.body.equals(page)]).toEqual([true, true]);
  });

  it("reject writes", async () => {
    const [mine, theirs] = await both("/", {}, "POST");
    expect([mine.status, theirs.status]).toEqual([405, 405]);
  });

  it("set no cookie, and let no other site read a page", async () => {
    for (const { headers } of await both("/", { origin: "https://other.example" })) {
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  it("do not reveal their software", async () => {
    const [mine, theirs] = await both("/");
    expect(mine.headers["x-powered-by"]).toBeUndefined();
    expect(theirs.headers.server).toBe("nginx");
  });
});

describe("_headers", () => {
  const typeOf = (path: string) => {
    const type = contentTypeOf(path);
    return type === undefined ? {} : { "content-type": type };
  };

  it("sends every file of the site with exactly the headers of the rules", () => {
    const wrong = files
      .map(pathOfFile)
      .filter(
        (path) =>
          JSON.stringify(Object.entries(onPlainHost(path)).sort()) !==
          JSON.stringify(Object.entries({ ...headersFor(allRules, path), ...typeOf(path) }).sort()),
      );
    expect(wrong).toEqual([]);
  });
});
