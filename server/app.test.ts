import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { headerRules } from "../lib/site/headers/header-rules";
import { type ExampleSite, exampleSite } from "../test/hosts/example-site";
import { request } from "../test/hosts/request";
import { createApp } from "./app";
import { listen, type RunningServer } from "./listen";
import { readSite } from "./read-site";

let site: ExampleSite;
let server: RunningServer;

beforeAll(async () => {
  site = exampleSite();
  server = await listen(createApp({ ...site, functions: "/none" }), "127.0.0.1", 0);
});

afterAll(async () => {
  await server.stop();
  site.remove();
});

describe("the server", () => {
  it("compresses with Brotli for who takes it", async () => {
    const { headers, body } = await request(server.address, "/", {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(String(brotliDecompressSync(body))).toContain("home home");
  });

  it("gives a part of a file uncompressed, and refuses one beyond its end", async () => {
    const part = await request(server.address, "/", {
      headers: { "accept-encoding": "br", range: "bytes=0-8" },
    });
    expect([part.status, String(part.body)]).toEqual([206, "<!doctype"]);
    const beyond = await request(server.address, "/", { headers: { range: "bytes=99999-" } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers["content-range"]).toMatch(/^bytes \*\/\d+$/);
  });

  it("gives the whole file to who asks for more last bytes than it has", async () => {
    const all = await request(server.address, "/", { headers: { range: "bytes=-99999" } });
    expect([all.status, String(all.body).slice(0, 9)]).toEqual([200, "<!doctype"]);
  });

  it.each(["bytes=abc", "bytes=", "bytes", "lines=0-3", "bytes=-"])(
    "gives the whole file to a range that is none: %s",
    async (range) => {
      const all = await request(server.address, "/", { headers: { range } });
      expect([all.status, String(all.body).slice(0, 9)]).toEqual([200, "<!doctype"]);
    },
  );

  it("says what an answer depends on also where nothing has changed", async () => {
    const encodings = { "accept-encoding": "br" };
    const { headers } = await request(server.address, "/", { headers: encodings });
    const again = await request(server.address, "/", {
      headers: { ...encodings, "if-none-match": String(headers.etag) },
    });
    expect([again.status, again.headers.vary]).toEqual([304, headers.vary]);
  });

  it("asks visitors to come back where it has too many files open", async () => {
    const spy = jest.spyOn(console, "error").mockImplementation(() => {});
    const app = createApp({
      ...site,
      functions: "/none",
      get rules(): never {
        throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
      },
    });
    const busy = await listen(app, "127.0.0.1", 0);
    const { status, headers } = await request(busy.address, "/");
    await busy.stop();
    spy.mockRestore();
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  });

  it("does not answer a range or a condition on a page that is not there", async () => {
    const answer = await request(server.address, "/none", {
      headers: { range: "bytes=0-8", "if-none-match": "*" },
    });
    expect(answer.status).toBe(404);
    expect(String(answer.body)).toContain("Not found");
  });

  it("asks for TLS only where a proxy beside it speaks TLS", async () => {
    const policy = async (headers: Record<string, string>) =>
      (await request(server.address, "/a", { headers })).headers["content-security-policy"];
    expect(await policy({})).not.toContain("upgrade-insecure-requests");
    expect(await policy({ "x-forwarded-proto": "https" })).toContain("upgrade-insecure-requests");
  });

  it("serves without functions where none were built", async () => {
    const { status, body } = await request(server.address, "/api/c/both");
    expect([status, String(body)]).toEqual([200, '{"stored":true}']);
  });

  it("takes the next port if one is taken", async () => {
    const port = Number(new URL(server.address).port);
    const second = await listen(createApp(site), "127.0.0.1", port);
    expect(Number(new URL(second.address).port)).toBeGreaterThan(port);
    await second.stop();
    await expect(request(second.address, "/")).rejects.toThrow("ECONNREFUSED");
  });
});

describe("a build while the server runs", () => {
  it("is served with its own headers", async () => {
    const root = mkdtempSync(join(tmpdir(), "site-"));
    const rules = (script: string) =>
      JSON.stringify(headerRules({ scripts: [script], styles: [] }));
    mkdirSync(join(root, "deploy/generated"), { recursive: true });
    mkdirSync(join(root, "public"));
    writeFileSync(join(root, "public/index.html"), "<!doctype html><title>a</title>");
    const headers = join(root, "deploy/generated/headers.json");
    writeFileSync(headers, rules("sha256-one"));
    const own = await listen(createApp(readSite(root)), "127.0.0.1", 0);
    const policy = async () => (await request(own.address, "/")).headers["content-security-policy"];
    expect(await policy()).toContain("sha256-one");
    writeFileSync(headers, rules("sha256-two"));
    utimesSync(headers, 1, 1);
    expect(await policy()).toContain("sha256-two");
    await own.stop();
    rmSync(root, { recursive: true });
  });
});
