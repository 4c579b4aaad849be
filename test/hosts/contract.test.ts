import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { CountInfo, ExhibitionList } from "../../content/types";
import {
  ANSWER_PATHS,
  type AnswerName,
  CONTENT_BASE,
  COUNT_CHANGE_PATH,
  EXHIBITION_CHANGE_PATH,
} from "../../lib/api/calls";
import { createApp } from "../../server/app";
import { listen, type RunningServer } from "../../server/listen";
import { openDatabase } from "../../server/live/database/open-database";
import { publicStand, publication, secret } from "../../server/live/testing/requests";
import { readSite } from "../../server/read-site";
import { call, FILMS, faults, post, UNIT } from "./calls";
import { type Nginx, startNginx } from "./nginx";
import { request } from "./request";
import { type SiteProcess, startSite } from "./site-process";

const NAMES = Object.keys(ANSWER_PATHS) as AnswerName[];
/** Calls answered from content only; the others include visitors' data. */
const OF_CONTENT = NAMES.filter(
  (name) => !["racing-list", "count-info", "exhibition-list"].includes(name),
);

const folder = mkdtempSync(join(tmpdir(), "encore-contract-"));
const url = `file:${join(folder, "encore.db")}`;
let files: RunningServer;
let functions: SiteProcess;
let nginx: Nginx;
let lonely: Nginx;

beforeAll(async () => {
  files = await listen(
    createApp({ ...readSite(resolve(".")), functions: "/none" }),
    "127.0.0.1",
    0,
  );
  functions = await startSite({ ENCORE_DATABASE_URL: url });
  nginx = await startNginx({
    public: "public",
    generated: "deploy/generated",
    functions: new URL(functions.address).host,
  });
  lonely = await startNginx({ public: "public", generated: "deploy/generated" });
});

afterAll(async () => {
  await lonely?.stop();
  await nginx?.stop();
  await functions?.stop();
  await files?.stop();
  rmSync(folder, { recursive: true });
});

const HOSTS = [
  ["the files that the build wrote", () => files.address],
  ["the functions", () => functions.address],
  ["nginx before the functions", () => nginx.address],
  ["nginx while the functions are down", () => lonely.address],
] as const;
const LIVE = HOSTS.slice(1, 3);
const UP = HOSTS.slice(0, 3);

async function publishAndApprove(name: string): Promise<string> {
  const database = await openDatabase({ url });
  const id = await publicStand(database, name);
  database.close();
  return id;
}

describe.each(HOSTS)("%s", (_name, server) => {
  it.each(NAMES)("answer %s in the shape of its schema", async (name) => {
    const { status, headers, json } = await call(server(), ANSWER_PATHS[name]);
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(Object.keys(json)).toEqual(["code", "msg", "data"]);
    expect(json).toMatchObject({ code: 200, msg: "" });
    expect(faults("envelope", json)).toEqual([]);
    expect(faults(name, json.data)).toEqual([]);
  });

  it.each(OF_CONTENT)(
    "answer %s with the content, and ask for it to be asked about",
    async (name) => {
      const path = ANSWER_PATHS[name];
      const [mine, stored] = [await call(server(), path), await call(files.address, path)];
      expect(mine.json).toEqual(stored.json);
      expect(mine.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      const { status, headers, body } = await request(server(), CONTENT_BASE + path, {
        headers: { "if-none-match": mine.headers.etag ?? "" },
      });
      expect([status, body.length, headers.vary]).toEqual([304, 0, mine.headers.vary]);
    },
  );

  it("have the same units in the standings", async () => {
    const units = async (address: string) => {
      const { json } = await call<{ list: { unit: string }[] }>(
        address,
        ANSWER_PATHS["racing-list"],
      );
      return json.data?.list.map(({ unit }) => unit).toSorted();
    };
    expect(await units(server())).toEqual(await units(files.address));
  });

  it("reject unknown addresses with an envelope", async () => {
    for (const path of ["/none", "/common", "/exhibition/list/7"]) {
      const { status, json } = await call(server(), path);
      expect([path, status, json.code, faults("envelope", json)]).toEqual([path, 404, 404, []]);
      expect(json.msg).toMatch(/^[^\n]+\n[^\n]+$/);
    }
  });
});

describe.each(UP)("%s", (_name, server) => {
  it("reject other methods with an envelope", async () => {
    const { status, headers, json } = await call(server(), ANSWER_PATHS["video-list"], {
      method: "POST",
    });
    expect([status, headers.allow, json.code]).toEqual([405, "GET, HEAD", 405]);
  });
});

describe("nginx while the functions are down", () => {
  /** Faults of a response that asks to retry later; empty if there are none. */
  const faultsOfWaiting = async (path: string, options?: Parameters<typeof request>[2]) => {
    const { status, headers, json } = await call(lonely.address, path, options);
    const isValid = status === 503 && json.code === 503 && Number(headers["retry-after"]) > 0;
    return isValid ? faults("envelope", json) : { status, headers, json };
  };

  it("rejects changes temporarily, and stores none", async () => {
    const sent = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(publication("waits")),
    };
    expect(await faultsOfWaiting(EXHIBITION_CHANGE_PATH, sent)).toEqual([]);
    expect(await faultsOfWaiting(COUNT_CHANGE_PATH, { ...sent, body: '{"action":' })).toEqual([]);
    expect(await faultsOfWaiting(ANSWER_PATHS["video-list"], { method: "DELETE" })).toEqual([]);
  });

  it("sends no whole file for a range request", async () => {
    expect(await faultsOfWaiting(`${FILMS}&size=1`)).toEqual([]);
    expect(await faultsOfWaiting(`${ANSWER_PATHS["exhibition-list"]}?sort=cheered`)).toEqual([]);
  });
});

describe.each(LIVE)("%s", (host, server) => {
  // A visitor for each host, since limits are by address.
  const mark = host.replaceAll(" ", "-");
  const change = (body: unknown) =>
    post<Record<string, unknown>>(server(), EXHIBITION_CHANGE_PATH, body);

  it("pick a page of the programme", async () => {
    const all = await call<{ list: { unit?: string }[] }>(server(), ANSWER_PATHS["video-list"]);
    const { json } = await call(server(), `${FILMS}&page=1&size=1`);
    const list = all.json.data?.list.filter(({ unit }) => unit === UNIT) ?? [];
    expect(json.data).toEqual({ total: list.length, page: 1, size: 1, list: list.slice(0, 1) });
  });

  it.each([
    "video-list?size=0",
    "video-list?unit=unknown",
    "video-list?page=1&page=2",
    "video-list?other=1",
    "count-info?x=1",
    "source-url?x=1",
    `racing-list?unit=${UNIT}`,
    "exhibition-list?size=51",
    "exhibition-list?sort=oldest",
    "exhibition-list?cursor=abc",
    "exhibition-list?id=short",
  ])("refuse the parameters of %s", async (asked) => {
    const [name = "", query = ""] = asked.split("?");
    const { status, headers, json } = await call(
      server(),
      `${ANSWER_PATHS[name as AnswerName]}?${query}`,
    );
    expect([status, json.code, json.data]).toEqual([400, 400, null]);
    expect(json.msg).toMatch(/^[^\n]*[\u4E00-\u9FFF][^\n]*\n[^\n]+$/);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("take a stand from its publication to its withdrawal", async () => {
    const id = await publishAndApprove(mark);
    const published = await change(publication(mark));
    const cheered = await change({ action: "cheer", id, device: secret("a") });
    const reported = await change({ action: "report", id, reason: "other", device: secret("a") });
    for (const { json } of [published, cheered, reported]) {
      expect(faults("exhibition-change-answer", json.data)).toEqual([]);
    }
    expect(published.json.data).toEqual({ action: "publish", id, state: "public" });
    expect(cheered.json.data).toEqual({ action: "cheer", id, cheers: 1 });
    const list = await call<ExhibitionList>(
      server(),
      `${ANSWER_PATHS["exhibition-list"]}?id=${id}`,
    );
    expect(faults("exhibition-list", list.json.data)).toEqual([]);
    expect(list.json.data?.list).toMatchObject([{ id, cheers: 1 }]);
    expect(list.headers["cache-control"]).toBe("no-store");
    const withdrawn = await change({ action: "withdraw", id, token: secret(mark) });
    expect(withdrawn.json.data).toEqual({ action: "withdraw", id });
    const gone = await change({ action: "cheer", id, device: secret("b") });
    expect([gone.status, gone.json.code, gone.json.data]).toEqual([409, 409, null]);
  });

  it("count a device once", async () => {
    const view = { action: "view", device: secret(`v-${mark}`.slice(0, 22)) };
    const first = await post<CountInfo>(server(), COUNT_CHANGE_PATH, view);
    const again = await post<CountInfo>(server(), COUNT_CHANGE_PATH, view);
    expect(faults("count-info", first.json.data)).toEqual([]);
    expect(again.json.data?.view).toBe(first.json.data?.view);
    const info = await call<CountInfo>(server(), ANSWER_PATHS["count-info"]);
    expect(info.json.data?.view).toBe(first.json.data?.view);
  });

  it.each([
    ["nothing", "", {}, 415],
    ["no JSON", '{"action":', { "content-type": "application/json" }, 400],
    ["a number", "7", { "content-type": "application/json" }, 400],
    ["a list", "[]", { "content-type": "application/json" }, 400],
    ["an unknown action", '{"action":"destroy"}', { "content-type": "application/json" }, 400],
    ["a form", "action=cheer", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["text", '{"action":"view"}', { "content-type": "text/plain" }, 415],
    ["too much", JSON.stringify("a".repeat(20_000)), { "content-type": "application/json" }, 400],
    [
      "20 KB of a stand",
      JSON.stringify({ a: "a".repeat(20_000) }),
      { "content-type": "application/json" },
      413,
    ],
  ])("refuse %s as a change", async (_what, body, headers, code) => {
    for (const path of [EXHIBITION_CHANGE_PATH, COUNT_CHANGE_PATH]) {
      const { status, json } = await call(server(), path, { method: "POST", headers, body });
      expect([status, json.code, json.data]).toEqual([code, code, null]);
      expect(json.msg).toMatch(/^[^\n]*[\u4E00-\u9FFF][^\n]*\n[^\n]+$/);
      expect(json.msg).not.toMatch(/JSON at position|node_modules|\.ts/);
    }
  });

  it("reject GET where only changes are accepted", async () => {
    const { status, headers, json } = await call(server(), EXHIBITION_CHANGE_PATH);
    expect([status, headers.allow, json.code]).toEqual([405, "POST", 405]);
  });
});
