import { createApp } from "../../server/app";
import { listen, type RunningServer } from "../../server/listen";
import { type ExampleSite, exampleSite } from "./example-site";
import { type Nginx, startNginx } from "./nginx";
import { request } from "./request";

let site: ExampleSite;
let ours: RunningServer;
let nginx: Nginx;

beforeAll(async () => {
  site = exampleSite([
    { from: "/gone", to: "/" },
    { from: "/old/Page", to: "/a" },
  ]);
  ours = await listen(createApp(site), "127.0.0.1", 0);
  nginx = await startNginx({ public: site.folder, generated: site.generated });
});

afterAll(async () => {
  await nginx?.stop();
  await ours?.stop();
  site?.remove();
});

describe.each([
  ["our server", () => ours.address],
  ["nginx", () => nginx.address],
])("an old address at %s", (_name, address) => {
  it.each([
    ["leads to the page that took its place", "/old/Page", "/a"],
    ["may lead to the home page", "/gone", "/"],
    ["keeps the query", "/old/Page?q=1&r=%2F", "/a?q=1&r=%2F"],
    ["is brought into its one spelling first", "/old/Page/", "/old/Page"],
  ])("%s", async (_what, path, location) => {
    const { status, headers } = await request(address(), path);
    expect({ status, location: headers.location }).toEqual({ status: 301, location });
    expect(headers).toMatchObject({ "cache-control": site.rules[0].headers["cache-control"] });
  });

  it.each(["/old", "/old/page", "/old/Page/more", "/page-data/old/Page/page-data.json"])(
    "is none of its neighbours, such as %s",
    async (path) => {
      expect((await request(address(), path)).status).toBe(404);
    },
  );

  it("leaves the pages that are there alone", async () => {
    expect((await request(address(), "/a")).status).toBe(200);
  });
});
