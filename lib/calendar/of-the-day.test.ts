import { ofTheDay } from "./of-the-day";

const ITEMS = Array.from({ length: 66 }, (_, item) => item);

it("is the same all day", () => {
  const morning = ofTheDay(ITEMS, new Date(2026, 4, 9, 0, 1));
  expect(ofTheDay(ITEMS, new Date(2026, 4, 9, 23, 59))).toBe(morning);
});

it.each([1, 2, 5, 62, 66])("shows each of %i once before any comes again", (count) => {
  const items = ITEMS.slice(0, count);
  const shown = items.map((day) => ofTheDay(items, new Date(1969, 10, 1 + day)));
  expect(new Set(shown).size).toBe(count);
});

it("is nothing where there is nothing", () => {
  expect(ofTheDay([], new Date())).toBeUndefined();
});
