import { createApp } from "../../server/app";
import { listen, type Running } from "../../server/listen";
import { type ExampleSite, exampleSite } from "./example-site";
import { type Nginx, startNginx } from "./nginx";
import { request } from "./request";

let site: ExampleSite;
let ours: Running;
let proxying: Nginx;
let alone: Nginx;

beforeAll(async () => {
  site = exampleSite();
  ours = await listen(await createApp(site), "127.0.0.1", 0);
  const hosted = { public: site.folder, generated: site.generated };
  proxying = await startNginx({ ...hosted, functions: new URL(ours.address).host });
  alone = await startNginx(hosted);
}, 30_000);

afterAll(async () => {
  await proxying?.stop();
  await alone?.stop();
  await ours?.stop();
  site?.remove();
});

const security = () => {
  const {
    "cache-control": _cache,
    "content-security-policy": _policy,
    ...rest
  } = site.rules[0].headers;
  return rest;
};

describe.each([
  ["our server", () => ours.address],
  ["nginx before our server", () => proxying.address],
])("the API of %s", (_name, server) => {
  it("runs a function before it gives a stored answer", async () => {
    const { status, headers, body } = await request(server(), "/api/c/both?q=1");
    expect([status, JSON.parse(String(body))]).toEqual([200, { stored: false, asked: "1" }]);
    expect(headers).toMatchObject({ ...security(), "cache-control": "no-store" });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; [^,]*$/);
  });

  it("hands a function what was sent", async () => {
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

  it("hands a function the parameters of its path, and keeps what it says of caching", async () => {
    const { headers, body } = await request(server(), "/api/c/kept/7");
    expect(JSON.parse(String(body))).toEqual({ id: "7" });
    expect(headers["cache-control"]).toBe("public, max-age=60");
  });

  it("says nothing of the inside when a function fails", async () => {
    const { status, headers, body } = await request(server(), "/api/c/broken");
    expect(status).toBe(500);
    expect(String(body)).not.toContain("inside");
    expect(headers).toMatchObject({ ...security(), "cache-control": "no-store" });
  });

  it("refuses a body that is too large, before reading it", async () => {
    const { status } = await request(server(), "/api/c/change", {
      method: "POST",
      headers: { "content-type": "text/plain", "content-length": "20000000" },
    });
    expect(status).toBe(413);
  });
});

describe("our server alone", () => {
  it("refuses a body of unknown length", async () => {
    const headers = { "content-type": "text/plain", "transfer-encoding": "chunked" };
    const { status } = await request(ours.address, "/api/c/change", { method: "POST", headers });
    expect(status).toBe(411);
  });
});

describe.each([
  ["our server", () => ours.address],
  ["nginx before our server", () => proxying.address],
  ["nginx alone", () => alone.address],
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
  it("gives the stored answer where a function would run", async () => {
    const { body } = await request(alone.address, "/api/c/both");
    expect(JSON.parse(String(body))).toEqual({ stored: true });
  });
});
