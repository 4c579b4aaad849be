import { sql } from "kysely";
import { change, select } from "../testing/statements";
import { type TemporaryPlace, temporaryPlace } from "../testing/temporary-database";
import { closeDatabases, liveDatabase } from "./live-database";
import { openDatabase } from "./open-database";
import { isUnavailable } from "./unavailable";

let place: TemporaryPlace;
beforeEach(async () => {
  place = await temporaryPlace();
});
afterEach(async () => {
  await closeDatabases();
  await place.remove();
});

const INSERT = sql`INSERT INTO counted (action, device) VALUES ('view', 'a')`;
const KEPT = sql`SELECT action, device FROM counted`;

describe("a database", () => {
  it("is opened once in a process, and again after it was closed", async () => {
    const [one, other] = await Promise.all([liveDatabase(place), liveDatabase(place)]);
    expect(one).toBe(other);
    await closeDatabases();
    await expect(select(one, KEPT)).rejects.toThrow(/destroyed|not open|after calling end/);
    expect(await select(await liveDatabase(place), KEPT)).toEqual([]);
  });

  it("keeps its data when opened again", async () => {
    const first = await openDatabase(place);
    await change(first, INSERT);
    await first.close();
    const second = await openDatabase(place);
    expect(await select(second, KEPT)).toEqual([{ action: "view", device: "a" }]);
    await second.close();
  });

  it("has nothing of a change that fails", async () => {
    const database = await liveDatabase(place);
    const failure = await change(database, INSERT, sql`nonsense`).catch((error: unknown) => error);
    expect(String(failure)).toContain("nonsense");
    expect(isUnavailable(failure)).toBe(false);
    await expect(change(database, INSERT, INSERT)).rejects.toThrow(/unique/i);
    expect(await select(database, KEPT)).toEqual([]);
    await change(database, INSERT);
    expect(await select(database, KEPT)).toHaveLength(1);
  });
});
