import { deflateRawSync, inflateRawSync } from "node:zlib";
import { sql } from "kysely";
import type { ExhibitionChangeRequest } from "../../../content/types";
import { RequestError } from "../http/request-error";
import { approve, reject, reportedStands, standOfId } from "../moderation/moderated-stands";
import { documentWith, publication, publicStand, secret } from "../testing/requests";
import { change as put, select } from "../testing/statements";
import { type TemporaryDatabase, temporaryDatabase } from "../testing/temporary-database";
import { changeExhibition } from "./change";
import { standIdOf } from "./stand-id";
import { listStands } from "./list";
import { publish } from "./publish";

let store: TemporaryDatabase;
beforeEach(async () => {
  store = await temporaryDatabase();
});
afterEach(() => store.remove());

const change = (request: ExhibitionChangeRequest) => changeExhibition(store.client, request);
const DEVICES = sql<{
  device: string;
}>`SELECT device FROM cheers UNION ALL SELECT device FROM reports`;
const listed = async () => (await listStands(store.client)).list;

const refusalOf = (request: ExhibitionChangeRequest) =>
  change(request).then(
    () => undefined,
    (error: unknown) => (error instanceof RequestError ? error.status : error),
  );

describe("publishing", () => {
  it("makes a stand wait, and shows it when it was approved", async () => {
    const answer = await change(publication("one", { author: "A fan" }));
    const id = standIdOf(secret("one"));
    expect(answer).toEqual({ action: "publish", id, state: "waiting" });
    expect(await listed()).toEqual([]);
    await approve(store.client, [id]);
    expect(await listed()).toEqual([
      {
        id,
        title: "Stand one",
        author: "A fan",
        unit: "fine",
        document: documentWith("For one"),
        cheers: 0,
        created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      },
    ]);
  });

  it("sent again returns the stand's state, and adds no second one", async () => {
    const request = publication("one");
    const answers = await Promise.all([change(request), change(request)]);
    expect(answers[0]).toEqual(answers[1]);
    const id = await publicStand(store.client, "one");
    expect(await change(request)).toMatchObject({ id, state: "public" });
    await reject(store.client, [id]);
    expect(await change(request)).toMatchObject({ id, state: "rejected" });
    expect(await select(store.client, sql`SELECT id FROM stands`)).toHaveLength(1);
  });

  it("sent again is the same stand, also where it was packed by another engine", async () => {
    const request = publication("one");
    await change(request);
    const packed = Buffer.from(request.document, "base64url");
    const otherwise = deflateRawSync(inflateRawSync(packed), { level: 0 }).toString("base64url");
    expect(otherwise).not.toBe(request.document);
    await put(store.client, sql`UPDATE stands SET document = ${otherwise}`);
    expect(await change(request)).toMatchObject({ state: "waiting" });
    expect(await refusalOf({ ...request, document: documentWith("another") })).toBe(400);
  });

  it("keeps the secret nowhere", async () => {
    await change(publication("one"));
    const rows = await select(store.client, sql`SELECT * FROM stands`);
    expect(JSON.stringify(rows)).not.toContain(secret("one"));
  });

  it.each([
    ["title", { title: "Other" }],
    ["name", { author: "Other" }],
    ["unit", { unit: "knights" }],
    ["drawing", { document: documentWith("Other") }],
  ] as const)("refuses another %s with the same secret", async (_name, parts) => {
    await change(publication("one"));
    await expect(change(publication("one", parts))).rejects.toThrow(/belongs to another stand/);
  });

  it("refuses a title that is not plain text", async () => {
    expect(await refusalOf(publication("one", { title: "see example.com" }))).toBe(400);
    expect(await refusalOf(publication("one", { author: "me@home" }))).toBe(400);
  });

  it("is refused where too many wait, with words that the visitor is shown", async () => {
    await publish(store.client, publication("one"), 1);
    await expect(publish(store.client, publication("two"), 1)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/\nToo many stands are waiting/),
    });
    await publish(store.client, publication("one"), 1);
  });
});

describe("a cheer", () => {
  it("counts once for each device", async () => {
    const id = await publicStand(store.client, "one");
    const cheer = (device: string) => change({ action: "cheer", id, device: secret(device) });
    expect(await cheer("a")).toEqual({ action: "cheer", id, cheers: 1 });
    expect(await cheer("a")).toEqual({ action: "cheer", id, cheers: 1 });
    expect(await cheer("b")).toEqual({ action: "cheer", id, cheers: 2 });
    expect((await listed())[0]?.cheers).toBe(2);
  });

  it("keeps no device that could be found at two stands", async () => {
    for (const name of ["one", "two"]) {
      const id = await publicStand(store.client, name);
      await change({ action: "cheer", id, device: secret("a") });
      await change({ action: "report", id, reason: "spam", device: secret("a") });
    }
    const rows = await select(store.client, DEVICES);
    expect(new Set(rows.map(({ device }) => device)).size).toBe(4);
    expect(JSON.stringify(rows)).not.toContain(secret("a"));
  });
});

describe("a report", () => {
  it("is kept once for each device, with its first reason, until a maintainer has looked", async () => {
    const id = await publicStand(store.client, "one");
    const report = (device: string, reason: "spam" | "privacy") =>
      change({ action: "report", id, reason, device: secret(device) });
    expect(await report("a", "spam")).toEqual({ action: "report", id });
    await report("a", "privacy");
    await report("b", "spam");
    await report("c", "privacy");
    expect(await reportedStands(store.client)).toMatchObject([
      { id, reports: 3, reasons: "spam 2, privacy 1" },
    ]);
    await approve(store.client, [id]);
    await report("a", "privacy");
    expect(await reportedStands(store.client)).toEqual([]);
    await report("d", "spam");
    expect(await reportedStands(store.client)).toMatchObject([{ reports: 1 }]);
  });
});

describe("withdrawing", () => {
  it("takes everything away but the id, and again does nothing", async () => {
    const id = await publicStand(store.client, "one", { author: "A fan" });
    await change({ action: "cheer", id, device: secret("a") });
    await change({ action: "report", id, reason: "spam", device: secret("a") });
    const request = { action: "withdraw", id, token: secret("one") } as const;
    expect(await change(request)).toEqual({ action: "withdraw", id });
    expect(await change(request)).toEqual({ action: "withdraw", id });
    const [stand, ...more] = await select<object>(store.client, sql`SELECT * FROM stands`);
    expect([...more, ...(await select(store.client, DEVICES))]).toEqual([]);
    const values = Object.values({ ...stand }).filter((value) => value !== null);
    expect(values).toEqual([id, "withdrawn", 0]);
  });

  it("is for good", async () => {
    const id = await publicStand(store.client, "one");
    await change({ action: "withdraw", id, token: secret("one") });
    expect(await refusalOf(publication("one"))).toBe(400);
    await approve(store.client, [id]);
    expect((await standOfId(store.client, id))?.state).toBe("withdrawn");
    expect(await listed()).toEqual([]);
  });

  it("needs the stand’s own secret", async () => {
    const id = await publicStand(store.client, "one");
    const request = { action: "withdraw", id, token: secret("two") } as const;
    expect(await refusalOf(request)).toBe(400);
    expect(await listed()).toHaveLength(1);
  });
});

describe("a stand that is not public", () => {
  const acts = (id: string): ExhibitionChangeRequest[] => [
    { action: "cheer", id, device: secret("a") },
    { action: "report", id, reason: "spam", device: secret("a") },
  ];

  it.each(["waiting", "rejected", "withdrawn", "unknown"])(
    "cannot be cheered or reported: %s",
    async (state) => {
      const id = standIdOf(secret("one"));
      if (state !== "unknown") await change(publication("one"));
      if (state === "rejected") await reject(store.client, [id], "no");
      if (state === "withdrawn") {
        await change({ action: "withdraw", id, token: secret("one") });
      }
      for (const act of acts(id)) expect(await refusalOf(act)).toBe(409);
      expect(await select(store.client, DEVICES)).toEqual([]);
    },
  );

  it("cannot be withdrawn where it never arrived", async () => {
    const id = standIdOf(secret("one"));
    expect(await refusalOf({ action: "withdraw", id, token: secret("one") })).toBe(409);
  });
});
