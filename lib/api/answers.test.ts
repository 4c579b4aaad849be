import fc from "fast-check";
import type { ExhibitionStand, UnitId, Video } from "../../content/types";
import { storedAnswers } from "../../test/stored-answers";
import { exhibitionPart } from "./exhibition-part";
import { standings, tallyStands } from "./standings";
import { staticAnswers } from "./static-answers";
import { UNIT_IDS } from "./unit-ids";
import { videoPage } from "./video-page";

const someUnit = fc.constantFrom<UnitId>(...UNIT_IDS);

const someStands = fc
  .array(fc.record({ unit: someUnit, cheers: fc.nat(5), second: fc.nat(9) }), { maxLength: 60 })
  .map((all) =>
    all.map(({ unit, cheers, second }, index): ExhibitionStand => {
      return {
        id: `stand-${String(index).padStart(4, "0")}`,
        title: "A stand",
        unit,
        document: "AAAA",
        cheers,
        created: `2026-01-01T00:00:0${second}Z`,
      };
    }),
  );

describe("the standings", () => {
  it("hold every unit once, add up every stand, and rank by cheers", () => {
    fc.assert(
      fc.property(someStands, (all) => {
        const list = standings(UNIT_IDS, tallyStands(all));
        expect(list.map(({ unit }) => unit).toSorted()).toEqual([...UNIT_IDS].sort());
        const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0);
        expect(sum(list.map(({ stands }) => stands))).toBe(all.length);
        expect(sum(list.map(({ cheers }) => cheers))).toBe(sum(all.map(({ cheers }) => cheers)));
        for (const { rank, cheers } of list) {
          expect(rank).toBe(1 + list.filter((other) => other.cheers > cheers).length);
        }
      }),
    );
  });

  it("keep the order of the agencies if none leads", () => {
    const list = standings(
      ["fine", "knights", "undead"],
      new Map([["undead", { cheers: 1, stands: 1 }]]),
    );
    expect(list.map(({ rank, unit }) => [rank, unit])).toEqual([
      [1, "undead"],
      [2, "fine"],
      [2, "knights"],
    ]);
  });
});

describe("the exhibition", () => {
  it("is walked from part to part without loss or repetition, in the order asked for", () => {
    fc.assert(
      fc.property(
        someStands,
        fc.integer({ min: 1, max: 20 }),
        fc.option(someUnit, { nil: undefined }),
        fc.constantFrom("newest" as const, "cheered" as const),
        (all, size, unit, sort) => {
          const seen: ExhibitionStand[] = [];
          let cursor: string | undefined;
          do {
            const part = exhibitionPart(all, { size, unit, sort, cursor });
            expect(part.list.length).toBeLessThanOrEqual(size);
            expect(part.total).toBe(all.filter((one) => !unit || one.unit === unit).length);
            seen.push(...part.list);
            cursor = part.next;
          } while (cursor !== undefined);
          const ids = all.filter((one) => !unit || one.unit === unit).map(({ id }) => id);
          expect(seen.map(({ id }) => id).toSorted()).toEqual(ids);
          const rank = ({ cheers, created }: ExhibitionStand) =>
            sort === "cheered" ? `${cheers}${created}` : created;
          expect(seen.map(rank)).toEqual(seen.map(rank).toSorted().toReversed());
        },
      ),
    );
  });

  it("gives the one stand that is asked for, or none", () => {
    const all = fc.sample(someStands, 50).find((list) => list.length > 2);
    const wanted = all?.[1];
    expect(exhibitionPart(all ?? [], { id: wanted?.id }).list).toEqual([wanted]);
    expect(exhibitionPart(all ?? [], { id: "no-such-stand" })).toEqual({ total: 0, list: [] });
  });
});

it("gives a page of the programme, filtered by unit", () => {
  const film = (id: string, unit: UnitId) => ({ id, unit }) as Video;
  const films = [film("a", "fine"), film("b", "knights"), film("c", "fine"), film("d", "fine")];
  expect(videoPage(films, { unit: "fine", page: 2, size: 2 })).toEqual({
    total: 3,
    page: 2,
    size: 2,
    list: [films[3]],
  });
  expect(videoPage(films, { page: 9 }).list).toEqual([]);
});

it("answers every call of the specification from the content", () => {
  const answers = staticAnswers(storedAnswers());
  expect([...answers.keys()]).toEqual([
    "/api/c/common/sourceUrl",
    "/api/c/common/activity/list",
    "/api/c/common/gameFeature/list",
    "/api/c/video/list",
    "/api/c/racing/list",
    "/api/c/count/info",
    "/api/c/exhibition/list",
    "/api/c/contributionVideo/list",
  ]);
  for (const answer of answers.values()) {
    expect(answer).toEqual({ code: 200, msg: "", data: expect.anything() });
  }
});
