import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parsePageHead } from "../../lib/site/ledger/page-head";
import { headersFor } from "../../lib/site/headers/header-rules";
import { readSite } from "../../server/read-site";
import { servedRoutes } from "../routes/specified-routes";
import { type Nginx, startNginx } from "./nginx";
import { request } from "./request";
import { type SiteProcess, startSite } from "./site-process";

const { rules } = readSite(resolve("."));
/** The route that shows the page for what is not there. */
const LOST = "/404";
const ROUTES = servedRoutes();
/** Routes that show what another route shows, and name it as the one that counts. */
const SECOND_ADDRESSES: Readonly<Record<string, string>> = {
  "/main": "/",
  "/explore/units/characters": "/explore/everybody",
};

const folder = mkdtempSync(join(tmpdir(), "encore-routes-"));
let site: SiteProcess;
let nginx: Nginx;

beforeAll(async () => {
  site = await startSite({ ENCORE_DATABASE_URL: `file:${join(folder, "encore.db")}` });
  nginx = await startNginx({
    public: "public",
    generated: "deploy/generated",
    functions: new URL(site.address).host,
  });
}, 60_000);

afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  rmSync(folder, { recursive: true });
});

/** As a proxy that speaks TLS says it. */
const TLS = { "x-forwarded-proto": "https" };

describe("nginx with deploy/nginx.conf", () => {
  it.each(ROUTES.filter((path) => path !== LOST))("serves %s", async (path) => {
    const { status, headers, body } = await request(nginx.address, path, { headers: TLS });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...headersFor(rules, join(path, "index.html")),
      "content-type": "text/html; charset=utf-8",
    });
    const file = join("public", path, "index.html");
    expect(body.equals(readFileSync(file))).toBe(true);
    const { canonical } = parsePageHead(path, String(body));
    expect(canonical).toMatch(new RegExp(`^(https://[^/]+)?${SECOND_ADDRESSES[path] ?? path}$`));
  });

  it.each([LOST, "/nobody/is-booked-here"])("shows its own page at %s", async (path) => {
    const { status, headers, body } = await request(nginx.address, path, { headers: TLS });
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      ...headersFor(rules, "/404.html"),
      "content-type": "text/html; charset=utf-8",
    });
    expect(body.equals(readFileSync("public/404.html"))).toBe(true);
  });

  it("has the data of every route, for going there without loading the page", async () => {
    const pages = ROUTES.filter((path) => path !== LOST);
    const answers = await Promise.all(
      pages.map(async (path) => {
        const name = path === "/" ? "/index" : path;
        const file = `/page-data${name}/page-data.json`;
        const { status, body } = await request(nginx.address, file);
        return [path, status, JSON.parse(String(body)).path.replace(/(?<=.)\/$/, "")];
      }),
    );
    expect(answers).toEqual(pages.map((path) => [path, 200, path]));
  });

  it("has the functions behind it, with the headers of the site", async () => {
    const path = "/api/c/count/change";
    const { status, headers, body } = await request(nginx.address, path, {
      method: "POST",
      headers: { ...TLS, "content-type": "application/json" },
      body: JSON.stringify({ action: "view", device: "every-route-every-route" }),
    });
    expect([status, JSON.parse(String(body)).data.view]).toEqual([200, 1]);
    const { "cache-control": _kept, ...security } = headersFor(rules, path);
    expect(headers).toMatchObject({ ...security, "cache-control": "no-store" });
    const { body: counted } = await request(nginx.address, "/api/c/count/info");
    expect(JSON.parse(String(counted)).data.view).toBe(1);
  });
});
