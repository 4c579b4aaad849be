import { CACHES, LATE_SCRIPTS } from "../names";
import { cacheScripts } from "./cache-scripts";

const SITE = "https://encore.example";
const MAKER = "/flowerstand/maker";
let files: Record<string, string>;
let kept: Map<string, Map<string, Response>>;
let asked: string[];

beforeEach(() => {
  files = {
    [LATE_SCRIPTS]: JSON.stringify({
      app: ["/toasts-1.js"],
      maker: ["/share-1.js"],
      other: ["/o.js"],
    }),
    [`/page-data${MAKER}/page-data.json`]: JSON.stringify({
      componentChunkName: "maker",
      staticQueryHashes: ["12"],
    }),
    "/page-data/sq/d/12.json": "{}",
    "/toasts-1.js": "toasts",
    "/share-1.js": "share",
  };
  kept = new Map();
  asked = [];
  const cacheOf = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name);
  Object.assign(globalThis, {
    navigator: {},
    registration: { scope: `${SITE}/` },
    fetch: async (address: string) => {
      asked.push(address);
      const text = files[address];
      return new Response(text, { status: text === undefined ? 404 : 200 });
    },
    caches: {
      open: async (name: string) => ({
        put: async (address: string, response: Response) => cacheOf(name)?.set(address, response),
      }),
      match: async (address: string) =>
        [...kept.values()].map((cache) => cache.get(address)?.clone()).find(Boolean),
      delete: async (name: string) => kept.delete(name),
    },
  });
});

const keep = () => cacheScripts({ request: new Request(SITE + MAKER) });
const keptIn = (name: string) => [...(kept.get(name)?.keys() ?? [])];

it("keeps the page's data and scripts, also those that may come later", async () => {
  await keep();
  expect(keptIn(CACHES.lateScripts)).toEqual([LATE_SCRIPTS, "/toasts-1.js", "/share-1.js"]);
  expect(keptIn(CACHES.pageData)).toEqual([
    `/page-data${MAKER}/page-data.json`,
    "/page-data/sq/d/12.json",
  ]);
});

it("asks for no script twice, and throws those of another build away", async () => {
  await keep();
  asked = [];
  await keep();
  expect(asked.filter((address) => address.endsWith(".js"))).toEqual([]);
  files[LATE_SCRIPTS] = JSON.stringify({ app: [], maker: ["/share-2.js"] });
  files["/share-2.js"] = "share";
  await keep();
  expect(keptIn(CACHES.lateScripts)).toEqual([LATE_SCRIPTS, "/share-2.js"]);
});

it("ends without a word where the network is gone", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  await expect(keep()).resolves.toBeUndefined();
});

it("fetches nothing for visitors who save data", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await keep();
  expect(asked).toEqual([]);
});
