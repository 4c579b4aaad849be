import { envelopeOf } from "#lib/api/envelope";
import { CALL_TIMES } from "./times";
import { createClient } from "./client";
import { AnswerServer, json, environmentOf, text } from "./testing.fixtures";

const COUNTS = { view: 3, achievement: 1, updateTime: "2026-04-01T09:00:00Z" };
/** Delays are tested in client-times.test.ts. */
const AT_ONCE = { ...CALL_TIMES, shortest: 0, firstPause: 1 };
const server = new AnswerServer();
const otherHost = new AnswerServer();

beforeAll(() => Promise.all([server.open(), otherHost.open()]));
afterAll(() => Promise.all([server.close(), otherHost.close()]));
beforeEach(() => {
  server.reset();
  otherHost.reset();
});

function open(given: Parameters<typeof environmentOf>[1] = {}) {
  const environment = environmentOf(server.origin, given);
  return { client: createClient(environment, AT_ONCE), failures: environment.failures };
}

describe("a content call", () => {
  it("requests JSON and returns the data", async () => {
    server.answers = [json(envelopeOf(COUNTS))];
    const { client, failures } = open();
    expect(await client.get("count-info")).toEqual(COUNTS);
    expect(server.requests).toMatchObject([
      { method: "GET", url: "/api/c/count/info", headers: { accept: "application/json" } },
    ]);
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
    expect(failures).toEqual([]);
  });

  it("prefixes the path of the site", async () => {
    server.answers = [json(envelopeOf(COUNTS))];
    await open({ site: `${server.origin}/encore` }).client.get("count-info");
    expect(server.requests).toMatchObject([{ url: "/encore/api/c/count/info" }]);
  });

  it("carries the parameters that are given", async () => {
    const page = { total: 0, page: 2, size: 5, list: [] };
    server.answers = [json(envelopeOf(page))];
    const { client } = open();
    const query = { unit: "fine", page: 2, size: 5 } as const;
    expect(await client.get("video-list", { query: { ...query } })).toEqual(page);
    expect(server.requests[0]?.url).toBe("/api/c/video/list?unit=fine&page=2&size=5");
  });

  it("rejects with the body's msg, or with Error", async () => {
    server.answers = [json({ code: 400, msg: "名稱太長。\nToo long.", data: null })];
    const { client, failures } = open();
    const refused = { kind: "refused", status: 400, message: "名稱太長。\nToo long." };
    await expect(client.get("count-info")).rejects.toMatchObject(refused);
    server.answers = [json({ code: 500 })];
    await expect(client.get("count-info", { background: true })).rejects.toMatchObject({
      kind: "refused",
      status: 500,
      message: "Error",
    });
    expect(failures.map(([{ status }, isBackground]) => [status, isBackground])).toEqual([
      [400, false],
      [500, true],
    ]);
  });

  it("prefers the status of an answer to its code, and keeps its msg", async () => {
    server.answers = [json({ code: 200, msg: "隊伍已滿。", data: COUNTS }, 409)];
    await expect(open().client.get("count-info")).rejects.toMatchObject({
      kind: "status",
      status: 409,
      msg: "隊伍已滿。",
    });
    server.answers = [text("<h1>Gone</h1>", 410)];
    await expect(open().client.get("count-info")).rejects.toMatchObject({ status: 410, msg: "" });
  });

  it.each([
    ["html", text("\n<!doctype html><p>Not here")],
    ["malformed", text('{"code":200,"msg":"","data":{"view":')],
    ["empty", text("")],
    ["too-large", text(`{"a":"${"x".repeat(1_000_001)}"}`)],
    ["wrong-shape", json(null)],
    ["wrong-shape", json("fine")],
    ["wrong-shape", json([])],
    ["wrong-shape", json({ code: "200", msg: "", data: COUNTS })],
    ["wrong-shape", json({ code: 200, data: COUNTS })],
    ["wrong-shape", json(envelopeOf({ ...COUNTS, view: -1 }))],
    ["wrong-shape", json(envelopeOf(null))],
  ])("names the fault: %s", async (kind, answer) => {
    server.answers = [answer];
    const { client, failures } = open();
    await expect(client.get("count-info")).rejects.toMatchObject({ name: "ApiError", kind });
    expect(server.requests).toHaveLength(1);
    expect(failures).toHaveLength(1);
  });

  it("names the mismatch for maintainers", async () => {
    server.answers = [json(envelopeOf({ ...COUNTS, updateTime: "yesterday" }))];
    await expect(open().client.get("count-info")).rejects.toMatchObject({
      cause: "data.updateTime",
    });
  });

  it("is retried after a network failure and after a truncated answer", async () => {
    server.answers = [
      (request) => request.socket.destroy(),
      (_request, response) => {
        response.writeHead(200, { "content-length": "900" });
        response.write('{"code":200', () => response.destroy());
      },
      json(envelopeOf(COUNTS)),
    ];
    expect(await open().client.get("count-info")).toEqual(COUNTS);
    expect(server.requests).toHaveLength(3);
  });

  it("gives up after three attempts", async () => {
    server.answers = [text("", 502)];
    await expect(open().client.get("count-info")).rejects.toMatchObject({ status: 502 });
    expect(server.requests).toHaveLength(3);
  });

  it("rejects with the signal's reason when aborted, and reports nothing", async () => {
    const leaving = new AbortController();
    server.answers = [() => leaving.abort(new Error("left the page"))];
    const { client, failures } = open();
    const call = client.get("count-info", { signal: leaving.signal });
    await expect(call).rejects.toThrow("left the page");
    await expect(client.get("count-info", { signal: leaving.signal })).rejects.toThrow("left");
    expect(failures).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });
});

describe("the token", () => {
  const signedIn = { readCookies: () => "theme=1; Admin-Token=abc.def" };

  it("is sent to the own origin, read again for each call", async () => {
    server.answers = [json(envelopeOf(COUNTS))];
    await open(signedIn).client.get("count-info");
    await open(signedIn).client.call("/user/info");
    expect(server.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ["/api/c/count/info", "Bearer abc.def"],
      ["/api-2021/user/info", "Bearer abc.def"],
    ]);
  });

  it("is never sent to the CDN", async () => {
    otherHost.answers = [json([1])];
    const { client } = open({ ...signedIn, cdn: `${otherHost.origin}/files` });
    expect(await client.fetchStaticJson("film/cues.json")).toEqual([1]);
    expect(otherHost.requests).toMatchObject([{ url: "/files/film/cues.json" }]);
    expect(otherHost.requests[0]?.headers).not.toHaveProperty("authorization");
  });
});

describe("a change", () => {
  const cheer = {
    action: "cheer",
    id: "V1StGXR8_Z5jdHi6",
    device: "uP3r5kQ0m2t8ZxYvN1bA7w",
  } as const;
  const cheered = { action: "cheer", id: cheer.id, cheers: 4 };

  it("is sent as JSON, and again if it may not have arrived", async () => {
    server.answers = [text("", 503), json(envelopeOf(cheered))];
    expect(await open().client.changeExhibition(cheer)).toEqual(cheered);
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]).toMatchObject({
      method: "POST",
      url: "/api/c/exhibition/change",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(cheer),
    });
  });

  it("is not done by an answer to another", async () => {
    server.answers = [json(envelopeOf({ action: "report", id: cheer.id }))];
    await expect(open().client.changeExhibition(cheer)).rejects.toMatchObject({
      kind: "wrong-shape",
    });
  });

  it("returns the counts after it", async () => {
    server.answers = [json(envelopeOf(COUNTS))];
    const { device } = cheer;
    expect(await open().client.changeCount({ action: "view", device })).toEqual(COUNTS);
  });
});

describe("a general call", () => {
  it("follows the contract", async () => {
    server.answers = [json({ code: 200, msg: "", data: { name: "Anzu" } })];
    const { client } = open();
    const body = { page: 1 };
    expect(await client.call("/user/info", { method: "POST", body })).toEqual({ name: "Anzu" });
    expect(server.requests[0]).toMatchObject({ method: "POST", body: '{"page":1}' });
    server.answers = [json({ code: 401, msg: "" })];
    await expect(client.call("/user/info")).rejects.toMatchObject({ kind: "refused", status: 401 });
  });

  it("with skipMessages looks at no code, and a failure is not shown", async () => {
    server.answers = [json({ code: 7, msg: "no", data: [1] }), text("", 500)];
    const { client, failures } = open();
    expect(await client.call("/odd", { skipMessages: true })).toEqual([1]);
    await expect(client.call("/odd", { skipMessages: true })).rejects.toMatchObject({
      status: 500,
    });
    expect(failures).toMatchObject([[{ status: 500 }, true]]);
  });

  it("is not retried unless idempotent", async () => {
    server.answers = [text("", 503)];
    const { client } = open();
    await expect(client.call("/pay", { method: "POST", body: {} })).rejects.toMatchObject({
      status: 503,
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each(["/../c/count/info", "/a?b", "\\..\\x", "@evil.example/"])(
    "does not go to %s",
    async (path) => {
      await expect(open().client.call(path)).rejects.toMatchObject({ name: "ApiError" });
      expect(server.requests).toEqual([]);
    },
  );
});

describe("a redirection", () => {
  const away = (status = 302) =>
    json({}, status, { location: `${otherHost.origin}/api/c/count/info` });

  it("to another origin is an error, even with a valid answer", async () => {
    otherHost.answers = [json(envelopeOf(COUNTS))];
    server.answers = [away()];
    await expect(open().client.get("count-info")).rejects.toMatchObject({ kind: "redirected" });
  });

  it.each([302, 307, 308])("of a call with a token (%i) is not followed", async (status) => {
    otherHost.answers = [json(envelopeOf(COUNTS))];
    server.answers = [away(status)];
    const { client } = open({ readCookies: () => "Admin-Token=abc" });
    await expect(client.get("count-info")).rejects.toMatchObject({ name: "ApiError" });
    await expect(client.call("/x", { method: "POST", body: {} })).rejects.toThrow("Error");
    expect(otherHost.requests).toEqual([]);
  });
});
