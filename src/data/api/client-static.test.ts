import { envelopeOf } from "#lib/api/envelope";
import { CALL_TIMES } from "./times";
import { createClient } from "./client";
import { AnswerServer, json, environmentOf } from "./testing.fixtures";

const COUNTS = { view: 3, achievement: 1, updateTime: "2026-04-01T09:00:00Z" };
const AT_ONCE = { ...CALL_TIMES, shortest: 0, firstPause: 1 };
const server = new AnswerServer();
const cdn = new AnswerServer();

beforeAll(() => Promise.all([server.open(), cdn.open()]));
afterAll(() => Promise.all([server.close(), cdn.close()]));
beforeEach(() => {
  server.reset();
  cdn.reset();
});

function open(given: Parameters<typeof environmentOf>[1] = {}) {
  const environment = environmentOf(server.origin, given);
  return { client: createClient(environment, AT_ONCE), failures: environment.failures };
}

describe("on a host without functions", () => {
  const stand = (index: number) => ({
    id: `stand-${String(index).padStart(4, "0")}`,
    title: "A stand",
    unit: index % 2 ? "fine" : "knights",
    document: "AAAA",
    cheers: index,
    created: "2026-01-01T00:00:00Z",
  });
  const list = Array.from({ length: 5 }, (_, index) => stand(index));

  it("the browser pages and filters the files of the build", async () => {
    server.answers = [json(envelopeOf({ total: 5, list }))];
    const { client } = open({ hasFunctions: false, readCookies: () => "Admin-Token=abc" });
    const query = { unit: "fine", sort: "cheered", size: 1 } as const;
    expect(await client.get("exhibition-list", { query })).toEqual({
      total: 2,
      list: [list[3]],
      next: list[3]?.id,
    });
    expect(server.requests).toMatchObject([{ method: "GET", url: "/api/c/exhibition/list" }]);
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
  });

  it("answers come from the CDN path if there is one", async () => {
    cdn.answers = [json(envelopeOf(COUNTS))];
    const { client } = open({ hasFunctions: false, cdn: `${cdn.origin}/encore` });
    expect(await client.get("count-info")).toEqual(COUNTS);
    expect(cdn.requests[0]?.url).toBe("/encore/api/c/count/info");
    expect(server.requests).toEqual([]);
  });
});

describe("static JSON", () => {
  it.each(["../secret", "/etc", "a//b", "https://evil.example/x", "a?b", "a#b", "a%2f..", ""])(
    "has no name %j",
    async (name) => {
      await expect(open().client.fetchStaticJson(name)).rejects.toMatchObject({ name: "ApiError" });
      expect(server.requests).toEqual([]);
    },
  );
});
