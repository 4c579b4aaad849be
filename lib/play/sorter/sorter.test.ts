import fc from "fast-check";
import { hashOf, mangled } from "../../../test/mangled-link";
import { codeIn } from "../../packing/link-code";
import { averages, withPlaces, progressOf, type Sorting, TOP } from "./progress";
import { compacted, decodeSort, encodeSort, newSort, restoreSort } from "./document";
import { firstTiers, moveToTier, tierAfter, TIERS } from "./tiers";

const CAST = Array.from({ length: 54 }, (_, index) => index + 1);
const CASTS = [CAST, [...CAST, 55]];
const somePeople = fc.subarray(CAST, { minLength: 2 });
const someAnswer = fc.constantFrom("l", "r", "t", "l", "r");

function sortAll(sorting: Sorting, answer: (left: number, right: number) => string) {
  const asked: { left: number; right: number; choice: string; maxChoicesLeft: number }[] = [];
  let choices = "";
  for (;;) {
    const progress = progressOf({ ...sorting, choices });
    if (!progress.question) return { choices, asked, places: progress.places };
    const { left, right, maxChoicesLeft } = progress.question;
    const choice = answer(left, right);
    asked.push({ left, right, choice, maxChoicesLeft });
    choices += choice;
  }
}

const someSorting = fc.record({
  people: somePeople,
  isTop: fc.boolean(),
  seed: fc.nat(),
  choices: fc.constant(""),
});

it("ranks in an order that honours every choice", () => {
  const answers = fc.infiniteStream(someAnswer);
  fc.assert(
    fc.property(someSorting, answers, (sorting, stream) => {
      const { asked, places } = sortAll(sorting, () => stream.next().value as string);
      const ranking = withPlaces(places);
      const placeOf = new Map(ranking.map(({ id, place }) => [id, place]));
      expect(placeOf.size).toBe(ranking.length);
      const wanted = sorting.isTop ? Math.min(TOP, sorting.people.length) : sorting.people.length;
      expect(ranking.length).toBeGreaterThanOrEqual(wanted);
      expect(sorting.isTop || ranking.length === wanted).toBe(true);
      const isKept = ({ left, right, choice }: (typeof asked)[number]) => {
        const [one, other] = [placeOf.get(left) ?? Infinity, placeOf.get(right) ?? Infinity];
        if (choice === "t") return one === other;
        return choice === "l" ? one < other || one === Infinity : other < one || other === Infinity;
      };
      expect(asked.filter((one) => !isKept(one))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

it("finds a given order within the announced number of questions", () => {
  fc.assert(
    fc.property(someSorting, (sorting) => {
      const { asked, places } = sortAll(sorting, (left, right) => (left < right ? "l" : "r"));
      const sorted = [...sorting.people].sort((one, other) => one - other);
      const ranking = withPlaces(places).map(({ id }) => id);
      expect(ranking).toEqual(sorting.isTop ? sorted.slice(0, TOP) : sorted);
      expect(
        asked.filter(({ maxChoicesLeft }, index) => asked.length - index > maxChoicesLeft),
      ).toEqual([]);
      const limits = asked.map(({ maxChoicesLeft }) => maxChoicesLeft);
      expect(limits.every((limit, index) => index === 0 || limit < (limits[index - 1] ?? 0))).toBe(
        true,
      );
    }),
    { numRuns: 30 },
  );
});

it("asks few choices for a top ten of 54", () => {
  const { question } = progressOf({ people: CAST, isTop: true, seed: 1, choices: "" });
  expect(question?.maxChoicesLeft).toBe(98);
  expect(
    progressOf({ people: CAST, isTop: false, seed: 1, choices: "" }).question?.maxChoicesLeft,
  ).toBe(261);
});

describe("the document", () => {
  const someDocument = fc
    .tuple(someSorting, fc.nat(1), fc.infiniteStream(someAnswer), fc.nat(300))
    .map(([{ people, isTop, seed }, cast, stream, count]) => {
      const choices = Array.from({ length: count }, () => stream.next().value as string).join("");
      const fresh = newSort(cast, people, { isTop, seed });
      const { made, places } = progressOf({ ...fresh, choices });
      const tiers = places ? firstTiers(places.flat().length) : "";
      return { ...fresh, choices: choices.slice(0, made), tiers };
    });

  it("of any sorting becomes a link and the same sorting again", async () => {
    await fc.assert(
      fc.asyncProperty(someDocument, mangled, async (document, mangle) => {
        const link = await encodeSort(document, CASTS);
        expect(link.length).toBeLessThan(400);
        const hash = hashOf(mangle(`https://encore.example/play/sorter#${link}`));
        expect(await decodeSort(codeIn(hash), CASTS)).toEqual({ ok: true, document });
      }),
      { numRuns: 30 },
    );
  });

  it("made of anything is valid, or its fault is named", () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.tuple(
        fc.constantFrom(1, 1, 1, 2, "1"),
        fc.constantFrom(0, 1, 9, -1, 0.5),
        fc.oneof(fc.constant(""), fc.stringMatching(/^[01]{54}$/), fc.string()),
        fc.constantFrom(0, 1, 2),
        fc.oneof(fc.nat(), fc.double()),
        fc.oneof(fc.stringMatching(/^[lrt]{0,400}$/), fc.string()),
        fc.oneof(fc.stringMatching(/^[SABCD]{54}$/), fc.string()),
      ),
    );
    fc.assert(
      fc.property(odd, (found) => {
        const restored = restoreSort(found, CASTS);
        const again = restored.ok
          ? restoreSort(compacted(restored.document, CASTS), CASTS)
          : restored;
        expect(again).toEqual(restored);
        expect(restored.ok ? "valid" : restored.fault).toMatch(
          /^(valid|no-sort|too-new|other-cast)$/,
        );
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ["", "unreadable"],
    ["A".repeat(2001), "too-large"],
    ["?", "unreadable"],
  ])("in the text %j is not there", async (text, fault) => {
    expect(await decodeSort(text, CASTS)).toEqual({ ok: false, fault });
  });

  it("of an older list means the same people, whatever was added since", async () => {
    const document = { ...newSort(0, [3, 1, 2].sort(), { isTop: false, seed: 5 }), choices: "lr" };
    const link = await encodeSort(document, [CAST]);
    expect(await decodeSort(link, CASTS)).toEqual({ ok: true, document });
    const later = newSort(1, [1, 55], { isTop: false, seed: 5 });
    expect(await decodeSort(await encodeSort(later, CASTS), [CAST])).toEqual({
      ok: false,
      fault: "other-cast",
    });
  });
});

it("gives those who tie the same place, and groups their average", () => {
  const ranking = withPlaces([[4], [7, 9], [2]]);
  expect(ranking.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
  const groupOf = (id: number) => (id === 2 ? undefined : id < 8 ? "low" : "high");
  expect(averages(ranking, groupOf)).toEqual([{ group: "low", average: 1.5, count: 2 }]);
});

it("spreads a ranking over tiers, and moves one at a time", () => {
  expect(firstTiers(10)).toBe("SAABBBCCDD");
  expect(firstTiers(1)).toBe("S");
  expect(moveToTier("SAB", 1, "D")).toBe("SDB");
  expect(TIERS.map((tier) => tierAfter(tier, 1)).join("")).toBe("ABCDD");
  expect(tierAfter("S", -1)).toBe("S");
});
