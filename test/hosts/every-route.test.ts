import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parsePageHead } from "../../lib/site/site-files/page-head";
import { headersFor } from "../../lib/site/headers/header-rules";
import { readSite } from "../../server/read-site";
import { servedRoutes } from "../routes/specified-routes";
import { type Nginx, startNginx } from "./nginx";
import { request } from "./request";

const { rules } = readSite(resolve("."));
const LOST = "/404";
const ROUTES = servedRoutes();
/** Routes that show another route's page, which is canonical. */
const SECOND_ADDRESSES: Readonly<Record<string, string>> = {
  "/main": "/",
  "/explore/units/characters": "/explore/everybody",
};

let nginx: Nginx;

beforeAll(async () => {
  nginx = await startNginx({ public: "public", generated: "deploy/generated" });
});

afterAll(() => nginx?.stop());

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

  it.each([LOST, "/unknown/route"])("shows its own page at %s", async (path) => {
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
});
