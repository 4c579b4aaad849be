import { isOver } from "./is-over";

const NOON = new Date("2026-07-09T12:00");

it.each([
  ["on the day after its last", "2026-06-30", "2026-07-08", true],
  ["not on its last day", "2026-06-30", "2026-07-09", false],
  ["not before it begins", "2026-07-10", null, false],
  ["on the day after its only one", "2026-07-08", null, true],
])("is over %s", (_, start, end, expected) => {
  expect(isOver({ start, end }, NOON)).toBe(expected);
});

it("is not over while the day is unknown, as in a built page", () => {
  expect(isOver({ start: "2020-01-01" }, undefined)).toBe(false);
});
