import { sql } from "kysely";
import { select } from "../testing/statements";
import { type TemporaryPlace, temporaryPlace } from "../testing/temporary-database";
import { STEPS } from "./migrate";
import { openDatabase } from "./open-database";
import type { Steps } from "./step";

let place: TemporaryPlace;
beforeEach(async () => {
  place = await temporaryPlace();
});
afterEach(() => place.remove());

const ONE = { "001-one": () => ["CREATE TABLE kept (value INTEGER)"] };
const BOTH: Steps = { ...ONE, "002-two": () => ["INSERT INTO kept VALUES (1)"] };

async function valuesAfter(steps: Steps): Promise<number> {
  const database = await openDatabase(place, steps);
  const rows = await select(database, sql`SELECT value FROM kept`);
  await database.close();
  return rows.length;
}

describe("migrations", () => {
  it("stand in the order of their names", () => {
    expect(Object.keys(STEPS)).toEqual(Object.keys(STEPS).toSorted());
  });

  it("are applied once, however many begin at the same moment", async () => {
    const found = await Promise.all(Array.from({ length: 8 }, () => valuesAfter(BOTH)));
    expect(found).toEqual(Array(8).fill(1));
    expect(await valuesAfter(BOTH)).toBe(1);
  });

  it("go on from where a database is", async () => {
    expect(await valuesAfter(ONE)).toBe(0);
    expect(await valuesAfter(BOTH)).toBe(1);
  });

  it("leave nothing of a step that fails, and can be tried again", async () => {
    const broken = { "001-one": (): string[] => ["CREATE TABLE kept (a INTEGER)", "nonsense"] };
    await expect(openDatabase(place, broken)).rejects.toThrow("nonsense");
    expect(await valuesAfter(BOTH)).toBe(1);
  });

  it("refuse a database of a newer version", async () => {
    await valuesAfter(BOTH);
    await expect(openDatabase(place, ONE)).rejects.toThrow("newer version: it has step 002-two");
  });
});
