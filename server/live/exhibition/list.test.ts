import fc from "fast-check";
import { sql } from "kysely";
import type { ExhibitionStand, UnitId } from "../../../content/types";
import { EXHIBITION_SORTS, exhibitionPart } from "../../../lib/api/exhibition-part";
import { change } from "../testing/statements";
import { type TemporaryDatabase, temporaryDatabase } from "../testing/temporary-database";
import { erase } from "./erase";
import { cursorOf, listStands, cursorValues } from "./list";

let store: TemporaryDatabase;
beforeAll(async () => {
  store = await temporaryDatabase();
});
afterAll(() => store.remove());

const someUnit = fc.constantFrom<UnitId>("fine", "knights", "undead");
const someId = fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/);

const someStands = fc.uniqueArray(
  fc.record({
    id: someId,
    title: fc.constant("A stand"),
    unit: someUnit,
    document: fc.constant("AAAA"),
    cheers: fc.nat(4),
    created: fc.nat(9).map((second) => `2026-01-01T00:00:0${second}Z`),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

async function hold(stands: readonly ExhibitionStand[]): Promise<void> {
  const hidden = (["waiting", "rejected"] as const).map((state) => ({
    id: `${state}-hidden`,
    state,
    title: "Hidden",
    unit: "fine",
    document: "AAAA",
    cheers: 0,
    published: "2026-01-01T00:00:05Z",
  }));
  const shown = stands.map(({ created, ...stand }) => {
    return { ...stand, state: "public" as const, published: created };
  });
  await store.client.change(async (session) => {
    await session.deleteFrom("stands").execute();
    await session
      .insertInto("stands")
      .values([...hidden, ...shown])
      .execute();
  });
}

type Query = Parameters<typeof listStands>[1];

async function walk(query: Query, onPart = async () => {}): Promise<ExhibitionStand[]> {
  const seen: ExhibitionStand[] = [];
  let cursor: string | undefined;
  do {
    const part = await listStands(store.client, { ...query, cursor });
    seen.push(...part.list);
    cursor = part.next;
    await onPart();
  } while (cursor !== undefined);
  return seen;
}

const someQuery = fc.record({
  unit: fc.option(someUnit, { nil: undefined }),
  sort: fc.constantFrom(...EXHIBITION_SORTS),
  size: fc.integer({ min: 1, max: 20 }),
});

describe("the list of stands", () => {
  it("is the one that the static answers give, part for part", async () => {
    await fc.assert(
      fc.asyncProperty(someStands, someQuery, async (stands, query) => {
        await hold(stands);
        let mine: string | undefined;
        let models: string | undefined;
        do {
          const part = await listStands(store.client, { ...query, cursor: mine });
          const model = exhibitionPart(stands, { ...query, cursor: models });
          expect(part.list).toEqual(model.list);
          expect(part.total).toBe(model.total);
          expect(part.next === undefined).toBe(model.next === undefined);
          mine = part.next;
          models = model.next;
        } while (mine !== undefined);
      }),
      { numRuns: 25 },
    );
  });

  it("goes on where it was when stands come and go meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(someStands, someQuery, async (stands, query) => {
        await hold(stands);
        const before = await walk(query);
        let gone = 0;
        const seen = await walk(query, async () => {
          // Erase a stand just read, and add a newer one with more cheers.
          await erase(
            store.client,
            before[Math.min((gone += query.size), before.length) - 1]?.id ?? "",
          );
          await change(
            store.client,
            sql`INSERT INTO stands (id, state, title, unit, document, cheers, published) VALUES
              (${`newcomer ${gone}`}, 'public', 'New', 'fine', 'AAAA', 99, '2027-01-01T00:00:00Z')`,
          );
        });
        expect(seen.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      }),
      { numRuns: 15 },
    );
  });

  it("gives the one public stand that is asked for, or none", async () => {
    const [stand] = fc.sample(someStands, 30).flat();
    await hold(stand ? [stand] : []);
    expect((await listStands(store.client, { id: stand?.id })).list).toEqual([stand]);
    const none = { total: 0, list: [] };
    expect(await listStands(store.client, { id: "waiting-hidden" })).toEqual(none);
    expect(await listStands(store.client, { id: "no-such-stand" })).toEqual(none);
  });
});

describe("a cursor", () => {
  it("is short, and encodes its position", () => {
    fc.assert(
      fc.property(someId, fc.nat(2 ** 31 - 1), fc.boolean(), (id, cheers, isNewest) => {
        const created = "2026-01-01T00:00:00Z";
        const [sort, other] = isNewest
          ? (["newest", "cheered"] as const)
          : (["cheered", "newest"] as const);
        const cursor = cursorOf({ id, created, cheers }, sort);
        expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,120}$/);
        expect(cursorValues(cursor, sort)).toEqual([...(isNewest ? [] : [cheers]), created, id]);
        expect(() => cursorValues(cursor, other)).toThrow("not one of this list");
      }),
    );
  });

  it("with too many cheers is refused", () => {
    const last = { id: "stand-one", created: "2026-01-01T00:00:00Z", cheers: 2 ** 31 };
    expect(() => cursorValues(cursorOf(last, "cheered"), "cheered")).toThrow(
      "not one of this list",
    );
  });

  it("that is forged is refused", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...EXHIBITION_SORTS), (text, sort) => {
        expect(() => cursorValues(text, sort)).toThrow("not one of this list");
      }),
    );
  });
});
