import { differences } from "./differences";
import type { Compared } from "./facts-of";

const one = (name: string, profile: object = {}) =>
  ({
    name,
    profile: {
      height: "-",
      age: "-",
      ageText: "-",
      birthday: "-",
      blood: "-",
      hand: null,
      year1: null,
      ...profile,
    },
  }) as unknown as Compared;
const tall = (name: string, height: string) => one(name, { height });
const now = { year: 2, you: undefined } as const;

it("states who is taller, the tallest first, equals together", () => {
  const chosen = [tall("Subaru Akehoshi", "172"), tall("Mao Isara", "175"), tall("Esu", "172")];
  expect(differences(chosen, now)).toEqual([
    "Mao is 3 cm taller than Subaru and Esu.",
    "Subaru and Esu are equally tall: 172 cm.",
  ]);
});

it("includes the visitor", () => {
  const [mao] = [tall("Mao Isara", "171")];
  expect(differences([mao], { year: 2, you: 165 })).toEqual(["Mao is 6 cm taller than you."]);
  expect(differences([mao], { year: 2, you: 180 })).toEqual(["You are 9 cm taller than Mao."]);
});

it("compares within a year, and reports growth since then", () => {
  const grown = { height: "171", age: "18", year1: { height: "169", age: "17" } };
  const chosen = [one("Mao Isara", grown), one("Rei Sakuma", { height: "180", age: "19" })];
  expect(differences(chosen, { year: 1 })).toEqual([
    "Rei is 11 cm taller than Mao.",
    "From Year 1 to Year 2 Mao has grown 2 cm.",
    "Rei is 2 years older than Mao.",
  ]);
  expect(differences(chosen, now)).toContain("Rei is 9 cm taller than Mao.");
});

it("names the closest birthdays, across the end of the year too", () => {
  const born = (name: string, birthday: string) => one(name, { birthday, height: "170" });
  const chosen = [born("A", "12-30"), born("B", "01-02"), born("C", "06-01")];
  expect(differences(chosen, now)).toContain(
    "The closest birthdays are those of A and B: 3 days apart.",
  );
  const twins = [born("A", "11-13"), born("B", "11-13")];
  expect(differences(twins, now)).toContain("A and B have their birthday on the same day.");
});

it("names shared blood types and left hands, and unknown heights", () => {
  const chosen = [
    one("Anzu", { blood: "O" }),
    one("Mao Isara", { blood: "O", hand: "left", height: "171" }),
  ];
  expect(differences(chosen, now)).toEqual([
    "The height of Anzu is not published.",
    "Anzu and Mao have blood type O.",
    "Mao is left-handed.",
  ]);
});

it("compares no age of Year 1 with ages of Year 2", () => {
  const early = one("Akiomi Kunugi", { age: "29", ageText: "As of 1 July, Year 1", height: "178" });
  const late = one("Jin Sagami", { age: "32", ageText: "As of 1 April, Year 2", height: "178" });
  const older = "Jin is 3 years older than Akiomi.";
  expect(differences([early, late], now)).not.toContain(older);
  expect(differences([early, late], { ...now, year: 1 })).toContain(older);
});

it("uses full names for idols with the same given name", () => {
  const chosen = [tall("Jin Sagami", "178"), tall("Jin Sazanami", "174")];
  expect(differences(chosen, now)).toEqual(["Jin Sagami is 4 cm taller than Jin Sazanami."]);
});
