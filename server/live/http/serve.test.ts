import { type ServedCalls, serveCalls } from "../testing/served-calls";
import { changeCall, contentCall, liveCall } from "./serve";
import { BUDGETS, type BudgetName, consumeBudget } from "./limits";
import { RequestError } from "./request-error";
import { matching } from "../validation/query";

let served: ServedCalls;
let visitors = 0;

beforeEach(async () => {
  visitors += 1;
  served = await serveCalls(`192.0.2.${visitors}`);
});
afterEach(() => served.close());

const ask: ServedCalls["ask"] = (...request) => served.ask(...request);
/** Spends a part of the visitor's budget without calls. */
async function spend(name: BudgetName, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await consumeBudget(name, served.visitor);
}
const envelope = (code: number) => ({
  code,
  msg: expect.stringMatching(/^[^\n]*[\u4E00-\u9FFF][^\n]*\n[^\n]+$/),
  data: null,
});

describe("a live call", () => {
  it("is not kept", async () => {
    served.handler = liveCall({ q: matching(/./) }, ({ q }) => ({ asked: q }));
    const { status, headers, json } = await ask("/?q=1");
    expect([status, json]).toEqual([200, { code: 200, msg: "", data: { asked: "1" } }]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
    });
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("refuses %s", async (method) => {
    served.handler = liveCall({}, () => 1);
    const { status, headers, json } = await ask("/", { method });
    expect([status, headers.allow, json]).toEqual([405, "GET, HEAD", envelope(405)]);
  });

  it("answers HEAD without a body", async () => {
    served.handler = liveCall({}, () => 1);
    const { status, body, headers } = await ask("/", { method: "HEAD" });
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers["content-length"])).toBeGreaterThan(10);
  });

  it("reports a visitor's faults", async () => {
    served.handler = liveCall({}, () => {
      throw new RequestError(404, { zh: "沒有", en: "None" });
    });
    expect((await ask()).json).toEqual({ code: 404, msg: "沒有\nNone", data: null });
  });

  it("hides details of failures, which go to the log", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    served.handler = liveCall({}, () => Promise.reject(new Error("the inside")));
    const { status, headers, json, body } = await ask();
    expect([status, json]).toEqual([500, envelope(500)]);
    expect(String(body)).not.toContain("inside");
    expect(headers["cache-control"]).toBe("no-store");
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "the inside" }));
    log.mockRestore();
  });

  it.each([
    ["SQLITE_BUSY", "2"],
    ["SQLITE_FULL", "60"],
    ["SQLITE_READONLY", "60"],
    ["DATABASE_BUSY", "2"],
    ["DATABASE_UNAVAILABLE", "60"],
  ])("asks to be tried again where the store says %s, after %s s", async (code, seconds) => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    served.handler = liveCall({}, () => Promise.reject(Object.assign(new Error(), { code })));
    const { status, headers, json } = await ask();
    expect([status, json]).toEqual([503, envelope(503)]);
    expect(headers["retry-after"]).toBe(seconds);
    log.mockRestore();
  });

  it("answers an address until its budget is spent, and others go on", async () => {
    served.handler = liveCall({}, () => 1);
    await spend("read", BUDGETS.read.points - 1);
    expect((await ask()).status).toBe(200);
    const { status, headers, json } = await ask();
    expect([status, json]).toEqual([429, envelope(429)]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(BUDGETS.read.duration);
    served.visitor = "198.51.100.1";
    expect((await ask()).status).toBe(200);
  });

  it("never asks to wait longer than a budget's duration, even after the clock was set back", async () => {
    served.handler = liveCall({}, () => 1);
    await spend("read", BUDGETS.read.points);
    await ask();
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() - 3_600_000);
    const { status, headers } = await ask();
    clock.mockRestore();
    expect([status, Number(headers["retry-after"])]).toEqual([429, BUDGETS.read.duration]);
  });
});

describe("a call of the content", () => {
  it("may be kept, and is asked about", async () => {
    served.handler = contentCall({}, () => ["a"]);
    const first = await ask();
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const tag = first.headers.etag ?? "";
    const known = { headers: { "if-none-match": `"other", ${tag}` } };
    const again = await ask("/", known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    expect([first.headers.vary, again.headers.vary]).toEqual([
      "Accept-Encoding",
      "Accept-Encoding",
    ]);
    served.handler = contentCall({}, () => ["b"]);
    expect((await ask("/", known)).status).toBe(200);
  });
});

describe("a change", () => {
  const change = changeCall({
    budget: (action) => (action === "publish" ? "publish" : "react"),
    read: (body) => body,
    answer: (body) => body,
  });
  const send: ServedCalls["send"] = (...sent) => served.send(...sent);
  beforeEach(() => {
    served.handler = change;
  });

  it("takes JSON", async () => {
    expect((await send({ a: 1 })).json).toEqual({ code: 200, msg: "", data: { a: 1 } });
    const charset = { "content-type": "Application/JSON; charset=utf-8" };
    expect((await send({ a: 1 }, charset)).status).toBe(200);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])(
    "refuses what is not JSON: %s",
    async (type) => {
      const { status, json } = await send({ a: 1 }, { "content-type": type });
      expect([status, json]).toEqual([415, envelope(415)]);
    },
  );

  it("refuses GET", async () => {
    const { status, headers } = await ask();
    expect([status, headers.allow]).toEqual([405, "POST"]);
  });

  it("refuses a body that is too long", async () => {
    const { status, json } = await send({ a: "a".repeat(17_000) });
    expect([status, json]).toEqual([413, envelope(413)]);
  });

  it("has a budget by its action", async () => {
    await spend("publish", BUDGETS.publish.points - 1);
    expect((await send({ action: "publish" })).status).toBe(200);
    expect((await send({ action: "publish" })).status).toBe(429);
    expect((await send({ action: "cheer" })).status).toBe(200);
  });
});
