import fc from "fast-check";
import { readEntry, writeEntry } from "#src/data/storage/stored-entry";
import { SHELVED } from "./shelf.fixtures";
import { SHELF_ENTRY } from "./shelf-entry";

const read = (found: unknown) => readEntry(SHELF_ENTRY, JSON.stringify(found));

test("what was stored is read again", () => {
  const entry = { stands: [SHELVED], device: SHELVED.token, cheered: ["some-stand"] };
  expect(readEntry(SHELF_ENTRY, writeEntry(SHELF_ENTRY, null, entry))).toEqual(entry);
});

test("any text gives a shelf, which is stored and read as it is", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const entry = readEntry(SHELF_ENTRY, text);
      expect(readEntry(SHELF_ENTRY, writeEntry(SHELF_ENTRY, null, entry))).toEqual(entry);
    }),
  );
});

test.each([
  ["id", "<script>"],
  ["id", "short"],
  ["token", "secret"],
  ["title", ""],
  ["title", " padded "],
  ["title", "x".repeat(200)],
  ["unit", "toString"],
  ["document", "not base64url!"],
  ["document", "A".repeat(9000)],
  ["created", "yesterday"],
  ["created", "2026-99-99T99:99:99Z"],
  ["state", "approved"],
])("a stand with a bad %s is left out (%s), and the others stay", (field, value) => {
  const { stands } = read({ stands: [{ ...SHELVED, [field]: value }, SHELVED] });
  expect(stands).toEqual([SHELVED]);
});

test("a bad name, which nothing hangs on, is left out by itself", () => {
  const { author: _, ...rest } = SHELVED;
  expect(read({ stands: [{ ...SHELVED, author: 7 }] }).stands).toEqual([rest]);
});

test("of two stands of one id the first stays", () => {
  const { stands } = read({ stands: [SHELVED, { ...SHELVED, title: "Older" }] });
  expect(stands).toEqual([SHELVED]);
});
