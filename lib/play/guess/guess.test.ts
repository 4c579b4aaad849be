import fc from "fast-check";
import { outcomeOf, TRIES } from "./game";
import { FACTS, compareFacts, type KnownFacts } from "./compare-facts";
import { addRound } from "./add-round";
import { dateInJapan } from "../../calendar/japan";
import { dayOfPuzzle, puzzleOn, restOfJapansDay } from "./puzzle-days";
import { resultText } from "./result-text";
import { statisticsOf } from "./statistics";

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const word = fc.constantFrom("red", "blue", "green");
const number = fc.integer({ min: 1, max: 12 });
const someFacts: fc.Arbitrary<KnownFacts> = fc.record({
  unit: maybe(word),
  agency: maybe(word),
  blood: maybe(word),
  hand: maybe(word),
  height: maybe(number),
  age: maybe(number),
  month: maybe(number),
  hair: maybe(word),
});

describe("the answers to a guess", () => {
  it("match the facts, and are reversed when guess and answer change places", () => {
    fc.assert(
      fc.property(someFacts, someFacts, (guess, answer) => {
        const marks = compareFacts(guess, answer);
        const back = compareFacts(answer, guess);
        expect(marks.map(({ key }) => key)).toEqual(FACTS.map(({ key }) => key));
        for (const [index, { key, sign }] of marks.entries()) {
          const [mine, its] = [guess[key], answer[key]];
          expect(sign === "unknown").toBe(mine === undefined || its === undefined);
          expect(sign === "same").toBe(mine !== undefined && mine === its);
          expect(sign !== "more" || Number(its) > Number(mine)).toBe(true);
          expect(sign !== "less" || Number(its) < Number(mine)).toBe(true);
          const turned = { more: "less", less: "more" } as Record<string, string>;
          expect(back[index]?.sign).toBe(turned[sign] ?? sign);
        }
      }),
    );
  });

  it("show the guess's value and its relation to the answer", () => {
    const marks = compareFacts(
      { unit: "fine", height: 154, month: 1, hand: "left" },
      { unit: "Eden", height: 174, month: 1 },
    );
    expect(marks.map(({ title, text, word: answer }) => `${title} ${text}: ${answer}`)).toEqual([
      "Unit fine: different",
      "Agency unknown: cannot be compared",
      "Blood type unknown: cannot be compared",
      "Hand left: cannot be compared",
      "Height 154 cm: taller",
      "Age unknown: cannot be compared",
      "Birth month Jan: same",
      "Hair unknown: cannot be compared",
    ]);
  });
});

it("a game ends with the answer or with the last try", () => {
  expect(outcomeOf([], 7)).toBe("open");
  expect(outcomeOf([1, 7], 7)).toBe("won");
  expect(
    outcomeOf(
      Array.from({ length: TRIES }, (_, index) => index),
      99,
    ),
  ).toBe("lost");
  expect(
    outcomeOf(
      Array.from({ length: TRIES }, (_, index) => index),
      TRIES - 1,
    ),
  ).toBe("won");
});

describe("the list of answers", () => {
  it("grows only at its end; each round has every idol once, without early repetition", () => {
    const cast = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(cast, fc.integer({ min: 1, max: 5 }), (ids, count) => {
        let rounds: (readonly number[])[] = [];
        for (let round = 0; round < count; round++) {
          const longer = addRound(rounds, ids);
          expect(longer.slice(0, -1)).toEqual(rounds);
          expect([...(longer.at(-1) ?? [])].sort()).toEqual([...ids].sort());
          rounds = longer;
        }
        const answers = rounds.flat();
        const isSoon = answers.some((id, index) =>
          answers.slice(index + 1, index + Math.floor(ids.length / 3)).includes(id),
        );
        expect(isSoon).toBe(false);
      }),
      { numRuns: 20 },
    );
  });

  it("uses Japan's day in all time zones", () => {
    expect(dateInJapan(new Date("2026-11-25T14:59:59Z"))).toBe("2026-11-25");
    expect(dateInJapan(new Date("2026-11-25T15:00:00Z"))).toBe("2026-11-26");
    expect(restOfJapansDay(new Date("2026-11-25T14:59:00Z"))).toBe(60_000);
    expect(puzzleOn("2026-11-01", "2026-11-01")).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (puzzle) => {
        expect(puzzleOn(dayOfPuzzle(puzzle, "2026-11-01"), "2026-11-01")).toBe(puzzle);
      }),
    );
  });
});

describe("the tally", () => {
  const day = (puzzle: number, tries: number, more = {}) => {
    return { puzzle, tries, outcome: "won" as const, isLate: false, ...more };
  };

  it("counts days in a row up to today or yesterday, and games by their tries", () => {
    const days = [
      day(3, 2),
      day(4, 3),
      day(5, 3),
      day(6, 8, { outcome: "lost" }),
      day(7, 1, { isLate: true }),
      day(8, 4),
      day(9, 2),
      day(10, 1, { outcome: "open" }),
    ];
    expect(statisticsOf(days, 10)).toEqual({
      played: 7,
      won: 6,
      streak: 2,
      longest: 3,
      distribution: [1, 2, 2, 1, 0, 0, 0, 0],
    });
    expect(statisticsOf([...days.slice(0, -1), day(10, 5)], 10).streak).toBe(3);
    expect(statisticsOf(days, 11).streak).toBe(0);
  });

  it("is empty without games", () => {
    expect(statisticsOf([], 10)).toMatchObject({ played: 0, won: 0, streak: 0, longest: 0 });
  });
});

it("the text of a result does not reveal the answer", () => {
  const facts = { unit: "fine", agency: "StarPro", height: 179, age: 19, hair: "blond" };
  const rows = [
    compareFacts({ ...facts, unit: "Eden", height: 180 }, facts),
    compareFacts(facts, facts),
  ];
  const text = resultText({ title: "no. 25", outcome: "won", rows, address: "https://x.example" });
  expect(text.split("\n")).toEqual([
    "Guess the idol, no. 25: 2/8",
    "⬛🟩⬜⬜🔽🟩⬜🟩",
    "🟩🟩⬜⬜🟩🟩⬜🟩",
    "https://x.example",
  ]);
  expect(resultText({ title: "", outcome: "lost", rows: [], address: "" })).toContain("X/8");
});
