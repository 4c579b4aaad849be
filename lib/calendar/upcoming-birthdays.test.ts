import { upcomingBirthdays } from "./upcoming-birthdays";

const born = (...birthdays: string[]) =>
  birthdays.map((birthday) => ({ name: birthday, profile: { birthday } }));
const names = (now: Date, ...birthdays: string[]) =>
  upcomingBirthdays(born(...birthdays), now).map(({ person, days }) => [person.name, days]);

it("begins with today's, goes on into the next year, and ends with yesterday's", () => {
  expect(
    names(new Date(2026, 11, 30, 23, 59), "12-29", "01-02", "12-30", "12-31", "06-15"),
  ).toEqual([
    ["12-30", 0],
    ["12-31", 1],
    ["01-02", 3],
    ["06-15", 167],
    ["12-29", 364],
  ]);
});

it("leaves out those whose birthday is not known", () => {
  expect(names(new Date(2026, 0, 1), "-", "???", "01-01")).toEqual([["01-01", 0]]);
});

it("keeps those of one day in their order", () => {
  expect(names(new Date(2026, 2, 1), "03-02", "03-02")).toEqual([
    ["03-02", 1],
    ["03-02", 1],
  ]);
});
