import { createApp } from "../../server/app";
import { listen, type RunningServer } from "../../server/listen";
import { type ExampleSite, exampleSite } from "./example-site";
import { type Nginx, startNginx, startNginxBelowPath } from "./nginx";
import { request } from "./request";

let site: ExampleSite;
let ours: RunningServer;
let nginx: Nginx;
let beforeOurs: Nginx;
let beforeNginx: Nginx;

beforeAll(async () => {
  site = exampleSite([{ from: "/old", to: "/a" }]);
  ours = await listen(createApp({ ...site, base: "/encore" }), "127.0.0.1", 0);
  nginx = await startNginx({
    public: site.folder,
    generated: site.generated,
    functions: new URL(ours.address).host,
  });
  beforeOurs = await startNginxBelowPath(ours.address);
  beforeNginx = await startNginxBelowPath(nginx.address);
});

afterAll(async () => {
  await Promise.all([beforeOurs, beforeNginx].map((one) => one?.stop()));
  await nginx?.stop();
  await ours?.stop();
  site?.remove();
});

describe.each([
  ["our server", () => ours.address],
  ["our server behind nginx", () => beforeOurs.address],
  ["nginx behind nginx", () => beforeNginx.address],
])("a site below a path: %s", (_name, address) => {
  const fetchPage = (path: string) => request(address(), path, { headers: { accept: "*/*" } });

  it.each([
    ["/encore", 200, "<title>Home"],
    ["/encore/", 200, "<title>Home"],
    ["/encore/?from=x", 200, "<title>Home"],
    ["/encore/a", 200, "<title>A"],
    ["/encore/none", 404, "<title>Not found"],
    ["/encore/.hidden", 404, "<title>Not found"],
    ["/encore/api/c/video/list", 200, '{"code":200,"data":[]}'],
    ["/encore/api/c/both?q=1", 200, '{"stored":false,"asked":"1"}'],
    ["/encore/api/none", 404, '"code":404'],
  ])("%s", async (path, status, words) => {
    const answer = await fetchPage(path);
    expect([answer.status, String(answer.body)]).toEqual([status, expect.stringContaining(words)]);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each([
    ["/encore/a/?q=1", "/encore/a?q=1"],
    ["/encore/a/index.html", "/encore/a"],
    ["/encore/old?q=1", "/encore/a?q=1"],
  ])("%s leads to its one spelling below the path", async (path, location) => {
    const answer = await fetchPage(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });
});
