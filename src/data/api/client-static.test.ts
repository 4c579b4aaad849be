import { envelopeOf } from "#lib/api/envelope";
import { CALL_TIMES } from "./times";
import { createClient } from "./client";
import { AnswerServer, json, surroundingsOf } from "./testing.fixtures";

const COUNTS = { view: 3, achievement: 1, updateTime: "2026-04-01T09:00:00Z" };
const AT_ONCE = { ...CALL_TIMES, shortest: 0, firstPause: 1 };
const server = new AnswerServer();
const elsewhere = new AnswerServer();

beforeAll(() => Promise.all([server.open(), elsewhere.open()]));
afterAll(() => Promise.all([server.close(), elsewhere.close()]));
beforeEach(() => {
  server.reset();
  elsewhere.reset();
});

function open(given: Parameters<typeof surroundingsOf>[1] = {}) {
  const surroundings = surroundingsOf(server.origin, given);
  return { client: createClient(surroundings, AT_ONCE), failures: surroundings.failures };
}

describe("on a host without functions", () => {
  const stand = (place: number) => ({
    id: `stand-${String(place).padStart(4, "0")}`,
    title: "A stand",
    unit: place % 2 ? "fine" : "knights",
    document: "AAAA",
    cheers: place,
    created: "2026-01-01T00:00:00Z",
  });
  const list = Array.from({ length: 5 }, (_, place) => stand(place));

  it("the browser pages and filters the files of the build", async () => {
    server.answers = [json(envelopeOf({ total: 5, list }))];
    const { client } = open({ hasFunctions: false, readCookies: () => "Admin-Token=abc" });
    const query = { unit: "fine", sort: "cheered", size: 1 } as const;
    expect(await client.get("exhibition-list", { query })).toEqual({
      total: 2,
      list: [list[3]],
      next: list[3]?.id,
    });
    expect(server.asked).toMatchObject([{ method: "GET", url: "/api/c/exhibition/list" }]);
    expect(server.asked[0]?.headers).not.toHaveProperty("authorization");
  });

  it("answers come from the CDN path if there is one", async () => {
    elsewhere.answers = [json(envelopeOf(COUNTS))];
    const { client } = open({ hasFunctions: false, cdn: `${elsewhere.origin}/encore` });
    expect(await client.get("count-info")).toEqual(COUNTS);
    expect(elsewhere.asked[0]?.url).toBe("/encore/api/c/count/info");
    expect(server.asked).toEqual([]);
  });
});

describe("static JSON", () => {
  it.each(["../secret", "/etc", "a//b", "https://evil.example/x", "a?b", "a#b", "a%2f..", ""])(
    "has no name %j",
    async (name) => {
      await expect(open().client.fetchStaticJson(name)).rejects.toMatchObject({ name: "ApiError" });
      expect(server.asked).toEqual([]);
    },
  );
});
