import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CountInfo } from "../../content/types";
import { ANSWER_PATHS, COUNT_CHANGE_PATH, EXHIBITION_CHANGE_PATH } from "../../lib/api/calls";
import { secret } from "../../server/live/testing/requests";
import { call, faults, post } from "./calls";
import { type SiteProcess, startSite } from "./site-process";

const folder = mkdtempSync(join(tmpdir(), "encore-limits-"));
let functions: SiteProcess;

beforeAll(async () => {
  functions = await startSite({ ENCORE_DATABASE_URL: `file:${join(folder, "encore.db")}` });
});
afterAll(async () => {
  await functions?.stop();
  rmSync(folder, { recursive: true });
});

describe("limits", () => {
  const react = (server: string, forwarded: string) =>
    post(
      server,
      EXHIBITION_CHANGE_PATH,
      { action: "cheer", id: "no-such-stand", device: secret("a") },
      { "x-forwarded-for": forwarded },
    );

  it("are per visitor, as identified by a proxy on the same machine", async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 200 && !statuses.has(429); count += 1) {
      statuses.add((await react(functions.address, "198.51.100.1")).status);
    }
    expect([...statuses]).toEqual([409, 429]);
    expect((await react(functions.address, "198.51.100.2")).status).toBe(409);
    const { headers, json } = await react(functions.address, "198.51.100.1");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect([json.code, faults("envelope", json)]).toEqual([429, []]);
  });

  it("cannot be escaped by an address that a visitor makes up", async () => {
    // Proxies append the visitor's address to the header sent.
    const forged = await react(functions.address, "203.0.113.9, 198.51.100.1");
    expect(forged.status).toBe(429);
  });
});

it("a server that is asked to end finishes its requests, and its file is intact", async () => {
  const own = join(folder, "ended.db");
  const site = await startSite({ ENCORE_DATABASE_URL: `file:${own}` });
  const views = Array.from({ length: 30 }, (_, index) =>
    post(site.address, COUNT_CHANGE_PATH, { action: "view", device: secret(`end-${index}`) }),
  );
  await Promise.all(views);
  expect(await site.stop()).toBe(0);
  expect(existsSync(own)).toBe(true);
  // The journal is empty.
  expect(readdirSync(folder).filter((name) => name.startsWith("ended.db-wal"))).toEqual([]);
  const again = await startSite({ ENCORE_DATABASE_URL: `file:${own}` });
  const { json } = await call<CountInfo>(again.address, ANSWER_PATHS["count-info"]);
  expect(json.data?.view).toBe(30);
  await again.stop();
});
