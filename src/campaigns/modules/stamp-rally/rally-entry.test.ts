import { localDateOf } from "#lib/calendar/japan";
import fc from "fast-check";
import { readEntry, writeEntry } from "#src/data/storage/stored-entry";
import { completedOn, RALLY_ENTRY, seasonOf } from "./rally-entry";

const IDS = ["paw", "crown", "hat"];
const full = Object.fromEntries(IDS.map((id, index) => [id, `2026-0${index + 1}-11`]));

it("reads any text as a card with known stamps, without an error", () => {
  const stamps = fc.dictionary(fc.oneof(fc.constantFrom(...IDS), fc.string()), fc.jsonValue());
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    stamps.map((found) => JSON.stringify({ version: 1, stamps: found })),
  );
  fc.assert(
    fc.property(text, (found) => {
      const read = readEntry(RALLY_ENTRY, found).stamps;
      for (const [id, day] of Object.entries(read)) {
        expect(id).toMatch(/^[a-z]+$/);
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }),
  );
});

it("keeps the good stamps of a damaged card", () => {
  const text = JSON.stringify({
    stamps: { paw: "2026-05-01", crown: "yesterday", "a moon": "2026-05-01" },
  });
  expect(readEntry(RALLY_ENTRY, text)).toEqual({ stamps: { paw: "2026-05-01" } });
  expect(readEntry(RALLY_ENTRY, '{"stamps":{"__proto__":{"paw":"2026-05-01"}}}')).toEqual({
    stamps: {},
  });
});

it("reads back the state that was written", () => {
  const text = writeEntry(RALLY_ENTRY, "junk", { stamps: full });
  expect(readEntry(RALLY_ENTRY, text)).toEqual({ stamps: full });
});

it("is complete on the day of the last stamp", () => {
  expect(completedOn(full, IDS)).toBe("2026-03-11");
  expect(completedOn({ ...full, paw: undefined }, IDS)).toBeNull();
});

it("knows the visitor’s day and its season", () => {
  expect(localDateOf(new Date(2026, 0, 5))).toBe("2026-01-05");
  const seasons = ["01", "03", "06", "09", "12"].map((month) => seasonOf(`2026-${month}-01`));
  expect(seasons).toEqual(["winter", "spring", "summer", "autumn", "winter"]);
});
