import { headersFor } from "../../lib/site/headers/header-rules";
import { createApp } from "../../server/app";
import { listen, type RunningServer } from "../../server/listen";
import { errorEnvelope } from "../../server/live/http/request-error";
import { type ExampleSite, exampleSite } from "./example-site";
import { type Nginx, startNginx } from "./nginx";
import { request } from "./request";

let site: ExampleSite;
let ours: RunningServer;
let proxying: Nginx;
let withoutFunctions: Nginx;

beforeAll(async () => {
  site = exampleSite();
  ours = await listen(createApp(site), "127.0.0.1", 0);
  const hosted = { public: site.folder, generated: site.generated };
  proxying = await startNginx({ ...hosted, functions: new URL(ours.address).host });
  withoutFunctions = await startNginx(hosted);
});

afterAll(async () => {
  await proxying?.stop();
  await withoutFunctions?.stop();
  await ours?.stop();
  site?.remove();
});

const security = () => {
  const {
    "cache-control": _cache,
    "content-security-policy": _policy,
    ...rest
  } = headersFor(site.rules, "/api/");
  return rest;
};

const refused = (code: number) => ({
  code,
  msg: expect.stringMatching(/^[^\n]*[\u4E00-\u9FFF][^\n]*\n[^\n]+$/),
  data: null,
});

describe.each([
  ["our server", () => ours.address],
  ["nginx before our server", () => proxying.address],
])("the API of %s", (_name, server) => {
  it("runs a function rather than returning a stored answer", async () => {
    const { status, headers, body } = await request(server(), "/api/c/both?q=1");
    expect([status, JSON.parse(String(body))]).toEqual([200, { stored: false, asked: "1" }]);
    expect(headers).toMatchObject({ ...security(), "cache-control": "no-store" });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; [^,]*$/);
  });

  it("passes the body to a function", async () => {
    const { status, body } = await request(server(), "/api/c/change", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"action":"cheer"}',
    });
    expect([status, JSON.parse(String(body))]).toEqual([
      201,
      { method: "POST", body: { action: "cheer" } },
    ]);
  });

  it("passes path parameters to a function, and keeps its caching headers", async () => {
    const { headers, body } = await request(server(), "/api/c/kept/7");
    expect(JSON.parse(String(body))).toEqual({ id: "7" });
    expect(headers["cache-control"]).toBe("public, max-age=60");
  });

  it("hides details when a function fails", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    const { status, headers, body } = await request(server(), "/api/c/broken");
    log.mockRestore();
    expect([status, JSON.parse(String(body))]).toEqual([500, refused(500)]);
    expect(String(body)).not.toContain("inside");
    expect(headers).toMatchObject({ ...security(), "cache-control": "no-store" });
  });

  it("answers a body that is broken as it answers everything", async () => {
    const { status, headers, body } = await request(server(), "/api/c/change", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"action":',
    });
    expect([status, JSON.parse(String(body))]).toEqual([400, refused(400)]);
    expect(headers).toMatchObject({ ...security(), "cache-control": "no-store" });
  });

  it("rejects a body that is too large, before reading it", async () => {
    const { status } = await request(server(), "/api/c/change", {
      method: "POST",
      headers: { "content-type": "text/plain", "content-length": "20000000" },
    });
    expect(status).toBe(413);
  });
});

describe("our server alone", () => {
  it.each([
    [411, { "content-type": "text/plain", "transfer-encoding": "chunked" }],
    [413, { "content-type": "text/plain", "content-length": "20000000" }],
    [415, { "content-type": "application/json; charset=latin1", "content-length": "2" }],
  ])("refuses a body with %i in the shape of every answer", async (code, headers) => {
    const sent = { method: "POST", headers, ...(code === 415 && { body: "{}" }) };
    const { status, body } = await request(ours.address, "/api/c/change", sent);
    expect([status, JSON.parse(String(body))]).toEqual([code, refused(code)]);
  });

  it.each([
    ["GET", "/api/c/none", 404],
    ["GET", "/api/c/..%2f..%2fetc", 400],
    ["GET", "/api/.hidden", 404],
    ["POST", "/api/c/count/info", 405],
  ])("refuses %s %s in the shape of every answer", async (method, path, code) => {
    const { status, headers, body } = await request(ours.address, path, { method });
    expect([status, JSON.parse(String(body))]).toEqual([code, refused(code)]);
    expect(headers).toMatchObject(security());
  });
});

describe.each([
  ["our server", () => ours.address],
  ["nginx before our server", () => proxying.address],
  ["nginx alone", () => withoutFunctions.address],
])("the stored answers of %s", (_name, server) => {
  it.each(["/api/c/count/info", "/api/c/video/list"])("give %s as JSON", async (path) => {
    const { status, headers, body } = await request(server(), path);
    expect([status, JSON.parse(String(body)).code]).toEqual([200, 200]);
    expect(headers).toMatchObject({
      ...security(),
      "cache-control": "public, max-age=0, must-revalidate",
      "content-type": "application/json; charset=utf-8",
    });
  });

  it("have none for an unknown path", async () => {
    const { status, headers } = await request(server(), "/api/c/none");
    expect(status).toBe(404);
    expect(headers).toMatchObject(security());
  });
});

describe("nginx without our server", () => {
  it("returns the stored answer where a function would run", async () => {
    const { body } = await request(withoutFunctions.address, "/api/c/both");
    expect(JSON.parse(String(body))).toEqual({ stored: true });
  });

  it.each([
    ["GET", "/api/c/video/list?page=2&size=1", 503],
    ["POST", "/api/c/change", 503],
    ["POST", "/api/c/video/list", 503],
    ["PUT", "/api/c/none", 503],
    ["GET", "/api/c/none", 404],
    ["GET", "/api/.hidden", 404],
  ])("refuses %s %s in the words of our server", async (method, path, code) => {
    const { status, headers, body } = await request(withoutFunctions.address, path, { method });
    expect([status, JSON.parse(String(body))]).toEqual([code, errorEnvelope(code)]);
    expect(headers).toMatchObject({
      ...security(),
      "content-type": "application/json; charset=utf-8",
    });
    expect(headers["retry-after"]).toBe(code === 503 ? "10" : undefined);
  });
});

describe.each([
  ["with our server", () => proxying.address],
  ["alone", () => withoutFunctions.address],
])("answers that nginx %s returns by itself", (_name, server) => {
  const TOO_LONG = "a".repeat(9000);
  const CASES = [
    [400, "a line break", "/c/a%0ab", {}],
    [400, "a control character", "/c/a%C2%85b", {}],
    [400, "a way out", "/../../c", {}],
    [405, "tracing", "/c/both", { method: "TRACE" }],
    [413, "a body", "/c/change", { method: "POST", headers: { "content-length": "20000000" } }],
    [414, "an address", `/c/both?q=${TOO_LONG}`, {}],
    [431, "headers", "/c/both", { headers: { "x-much": TOO_LONG } }],
  ] as const;

  it.each(CASES)(
    "is %i for a call (%s), as all answers are",
    async (code, _what, path, options) => {
      const { status, headers, body } = await request(server(), `/api${path}`, options);
      expect([status, JSON.parse(String(body))]).toEqual([code, errorEnvelope(code)]);
      expect(headers).toMatchObject({
        ...security(),
        "content-type": "application/json; charset=utf-8",
      });
    },
  );

  it("is a word for a page", async () => {
    const { status, headers, body } = await request(server(), `/explore?q=${TOO_LONG}`);
    expect([status, String(body)]).toEqual([414, "The request was refused (414).\n"]);
    expect(headers).toMatchObject({ ...security(), "content-type": "text/plain; charset=utf-8" });
  });
});
