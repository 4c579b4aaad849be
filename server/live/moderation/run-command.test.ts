import type { Database } from "../database/database";
import { printableUrl } from "../database/settings";
import { cheer, report, withdraw } from "../exhibition/change";
import { standIdOf } from "../exhibition/stand-id";
import { publish } from "../exhibition/publish";
import { decodeStand } from "../../../lib/stand/document/link";
import { documentWith, publication, publicStand, secret, standWith } from "../testing/requests";
import { type TemporaryDatabase, temporaryDatabase } from "../testing/temporary-database";
import { standOfId } from "./moderated-stands";
import { runCommand } from "./run-command";

let store: TemporaryDatabase;
beforeEach(async () => {
  store = await temporaryDatabase();
});
afterEach(() => store.remove());

const HERE = { address: "file:here.db", site: "https://encore.example" };
const run = (...args: string[]) => runCommand({ ...HERE, open: async () => store.client }, args);
const LIST = "Database: file:here.db\n\n";
const stateOf = async (id: string) => (await standOfId(store.client, id))?.state;
const send = async (name: string, parts = {}) =>
  (await publish(store.client, publication(name, parts))).id;

describe("npm run exhibition", () => {
  it("lists waiting stands, or those in another state or for a unit", async () => {
    const one = await send("one", { title: "五周年おめでとう", author: "A fan" });
    const two = await send("two", { unit: "knights" });
    const shown = await publicStand(store.client, "three");
    const waiting = await run("list");
    expect(waiting).toContain("五周年おめでとう (A fan)");
    expect(waiting).toContain("2 stands (waiting)");
    expect(waiting).not.toContain(shown);
    expect(await run("list", "--unit", "knights")).toMatch(
      new RegExp(`^${LIST}ID[^]*${two}[^]*1 stand `),
    );
    expect(await run("list", "--unit", "knights")).not.toContain(one);
    expect(await run("list", "--state", "public")).toContain(shown);
    expect(await run("list", "--state=rejected")).toBe(`${LIST}No stands (rejected).`);
  });

  it("shows a stand and where to look at it", async () => {
    const document = documentWith("五周年\nおめでとう");
    const id = await publicStand(store.client, "one", { document });
    await cheer(store.client, { action: "cheer", id, device: secret("a") });
    await report(store.client, { action: "report", id, reason: "spam", device: secret("a") });
    const text = await run("show", id);
    expect(text).toMatch(/^state: +public$/m);
    expect(text).toMatch(/^cheers: +1$/m);
    expect(text).toMatch(/^new reports: 1 \(spam 1\)$/m);
    expect(text).toMatch(/^message: +五周年 \/ おめでとう$/m);
    const address = /https:\/\/encore\.example\/flowerstand\/share\/detail#(\S+)$/.exec(text)?.[1];
    expect(await decodeStand(address ?? "")).toEqual({
      ok: true,
      stand: standWith("五周年\nおめでとう"),
    });
    expect(text).not.toContain(secret("one"));
  });

  it("approves and rejects, several at once, and changes its mind", async () => {
    const ids = [await send("one"), await send("two")];
    expect(await run("approve", ...ids)).toBe(
      `approved ${ids[0]}  Stand one\napproved ${ids[1]}  Stand two`,
    );
    expect(await Promise.all(ids.map(stateOf))).toEqual(["public", "public"]);
    const published = (await standOfId(store.client, ids[0] ?? ""))?.published;
    expect(await run("reject", ids[0] ?? "", "--why", "an advertisement")).toContain("rejected");
    expect(await run("show", ids[0] ?? "")).toMatch(/^note: +an advertisement$/m);
    await run("approve", ids[0] ?? "");
    expect(await standOfId(store.client, ids[0] ?? "")).toMatchObject({
      state: "public",
      note: "",
      published,
    });
  });

  it("lists reported stands, the most reported first, until they were looked at", async () => {
    const [calm, loud] = [
      await publicStand(store.client, "calm"),
      await publicStand(store.client, "loud"),
    ];
    const reports = [
      [calm, "a", "other"],
      [loud, "a", "spam"],
      [loud, "b", "offensive"],
    ] as const;
    for (const [id, device, reason] of reports) {
      await report(store.client, { action: "report", id, reason, device: secret(device) });
    }
    const lines = (await run("reports")).slice(LIST.length).split("\n");
    expect(lines.slice(1).map((line) => line.split(" ")[0])).toEqual([loud, calm]);
    expect(lines[1]).toContain("offensive 1, spam 1");
    await run("approve", calm);
    await run("reject", loud);
    expect(await run("reports")).toBe(`${LIST}No new reports.`);
    expect(await Promise.all([calm, loud].map(stateOf))).toEqual(["public", "rejected"]);
  });

  it("reports a stand that its maker withdraws meanwhile", async () => {
    const [kept, gone] = [await send("kept"), await send("gone")];
    const change: Database["change"] = async (act) => {
      await withdraw(store.client, { action: "withdraw", id: gone, token: secret("gone") });
      return store.client.change(act);
    };
    const asked = { ...HERE, open: async () => ({ ...store.client, change }) };
    await expect(runCommand(asked, ["approve", kept, gone])).rejects.toMatchObject({
      message: `approved ${kept}  Stand kept\nwithdrawn meanwhile, and left alone: ${gone}  Stand gone`,
      code: 1,
    });
    expect(await Promise.all([kept, gone].map(stateOf))).toEqual(["public", "withdrawn"]);
  });

  it("marks texts that may contain an address", async () => {
    const id = await send("one", { title: "love.live", author: "A fan" });
    expect(await run("list")).toContain("(?) love.live (A fan)");
    expect(await run("show", id)).toMatch(/^doubtful: +the title may hold an address$/m);
    expect(await run("show", await send("two"))).not.toContain("doubtful");
    const message = await send("three", { document: documentWith("see\nlove.live") });
    expect(await run("show", message)).toMatch(/^message: +\(\?\) see \/ love\.live$/m);
    expect(await run("show", message)).toMatch(/^doubtful: +the message may hold an address$/m);
  });

  it("shows no secret of its address", () => {
    expect(
      printableUrl({ url: "postgres://me:p@ss/w@x.example:5432/encore?sslmode=require" }),
    ).toBe("postgres://x.example:5432/encore");
  });

  it("erases for good", async () => {
    const id = await publicStand(store.client, "one");
    expect(await run("erase", id)).toBe(`erased ${id}  Stand one`);
    await expect(run("approve", id)).rejects.toMatchObject({ code: 1 });
    expect(await stateOf(id)).toBe("withdrawn");
  });

  it("does nothing at all if one of several stands does not exist", async () => {
    const id = await send("one");
    const wrong = `${id.slice(0, -1)}${id.endsWith("A") ? "B" : "A"}`;
    await expect(run("approve", id, wrong)).rejects.toMatchObject({
      message: `There is no stand “${wrong}”. Did you mean “${id}”? Nothing was changed.`,
      code: 1,
    });
    expect(await stateOf(id)).toBe("waiting");
  });

  it.each([
    [["aprove"], 'There is no command "aprove". Did you mean "approve"?'],
    [["list", "--state", "publik"], 'There is no state "publik". Did you mean "public"?'],
    [["list", "--unit", "knight"], 'There is no unit "knight". Did you mean "knights"?'],
    [["backup", "a", "b"], "npm run exhibition -- COMMAND"],
    [["list", "--why", "x"], "Unknown option '--why'"],
    [["list", "something"], "npm run exhibition -- COMMAND"],
    [["approve", "--state", "public", "x"], "Unknown option '--state'"],
    [["approve"], "Say which: an id is missing."],
    [["list", "--nonsense"], "Unknown option '--nonsense'"],
    [["list", "--state"], "'--state <value>' argument missing"],
  ])("refuses %j", async (args, message) => {
    await expect(run(...args)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      code: 2,
    });
  });

  it("explains itself without a database", async () => {
    const never = () => Promise.reject(new Error("opened"));
    const explain = (...args: string[]) => runCommand({ ...HERE, open: never }, args);
    const text = await explain();
    expect(text).toMatch(/^npm run exhibition -- COMMAND$/m);
    expect(text).toMatch(/^ {2}show ID… {15}shows all data/m);
    expect(text).toMatch(/^ {2}reject ID… \[--why TEXT\]\n {25}removes stands/m);
    expect(await explain("help")).toBe(text);
  });

  it("never gives an id that a command takes for an option", () => {
    const ids = Array.from({ length: 500 }, (_, index) => standIdOf(secret(`token${index}`)));
    expect(ids.filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{21}$/.test(id))).toEqual([]);
  });
});
