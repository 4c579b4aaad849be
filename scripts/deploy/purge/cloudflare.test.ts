import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { purgeCloudflare, zoneOf } from "./cloudflare";
import { EVERYTHING } from "./purge-list";

interface Asked {
  url: string | undefined;
  authorization: string | undefined;
  body: { files?: string[]; purge_everything?: boolean };
}

let asked: Asked[];
let status: number;
let server: Server;
beforeEach(async () => {
  asked = [];
  status = 200;
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk));
    request.on("end", () => {
      const { url, headers } = request;
      asked.push({ url, authorization: headers.authorization, body: JSON.parse(text) });
      response.writeHead(status).end(JSON.stringify({ success: status === 200 }));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => new Promise((done) => server.close(done)));

const zone = () => ({
  api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  zone: "z1",
  token: "t1",
  site: "https://encore.example",
});

it("sends whole addresses, 30 in a call", async () => {
  const addresses = Array.from({ length: 61 }, (_, at) => `/page${at}`);
  await purgeCloudflare(zone(), addresses);
  expect(asked.map(({ body }) => body.files?.length)).toEqual([30, 30, 1]);
  expect(asked.flatMap(({ body }) => body.files)).toEqual(
    addresses.map((address) => `https://encore.example${address}`),
  );
  expect(asked[0]).toMatchObject({ url: "/zones/z1/purge_cache", authorization: "Bearer t1" });
});

it("asks once where everything is to be forgotten, and not at all where nothing is", async () => {
  await purgeCloudflare(zone(), []);
  expect(asked).toEqual([]);
  await purgeCloudflare(zone(), [EVERYTHING]);
  expect(asked.map(({ body }) => body)).toEqual([{ purge_everything: true }]);
});

it("tells what was refused", async () => {
  status = 403;
  await expect(purgeCloudflare(zone(), ["/"])).rejects.toThrow("did not purge (403)");
});

it("is asked for by two variables, and needs the site’s address", () => {
  const both = { CLOUDFLARE_ZONE: "z1", CLOUDFLARE_TOKEN: "t1" };
  expect(zoneOf({}, "")).toBeUndefined();
  expect(zoneOf(both, "https://encore.example")).toMatchObject({ zone: "z1", token: "t1" });
  expect(() => zoneOf({ CLOUDFLARE_ZONE: "z1" }, "https://encore.example")).toThrow("go together");
  expect(() => zoneOf(both, "")).toThrow("ENCORE_ADDRESS");
});
