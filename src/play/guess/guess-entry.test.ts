import fc from "fast-check";
import { TRIES } from "#lib/play/guess/game";
import { readEntry, writeEntry } from "#src/data/storage/stored-entry";
import { GUESS_ENTRY } from "./guess-entry";

it("makes of any text games that can be played, and keeps the good ones", () => {
  const games = fc.dictionary(
    fc.constantFrom("2026-11-01", "yesterday", "__proto__"),
    fc.oneof(
      fc.jsonValue(),
      fc.record({ guesses: fc.array(fc.jsonValue()), isLate: fc.boolean() }),
    ),
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    games.map((found) => JSON.stringify({ games: found })),
  );
  fc.assert(
    fc.property(text, (found) => {
      for (const [day, { guesses, isLate }] of Object.entries(
        readEntry(GUESS_ENTRY, found).games,
      )) {
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(guesses.length).toBeLessThanOrEqual(TRIES);
        expect(guesses.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
        expect(typeof isLate).toBe("boolean");
      }
    }),
  );
  const kept = { games: { "2026-11-02": { guesses: [6, 22], isLate: true } } };
  expect(readEntry(GUESS_ENTRY, writeEntry(GUESS_ENTRY, null, kept))).toEqual(kept);
});
