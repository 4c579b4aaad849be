import fc from "fast-check";
import { readEntry, writeEntry } from "#src/data/storage/stored-entry";
import { WAITING, WAITING_STORED } from "./my-stands.fixtures";
import { STORED_STANDS, type StoredStands } from "./stored-stands";

const stored = (entry: StoredStands) => writeEntry(STORED_STANDS, null, entry);
const read = (found: unknown) => readEntry(STORED_STANDS, JSON.stringify(found));

test("reads stands that were stored", () => {
  const entry = { stands: [WAITING], device: WAITING.token, cheered: ["some-stand"] };
  expect(readEntry(STORED_STANDS, stored(entry))).toEqual(entry);
});

test("any text gives a list of stands, which is stored and read as it is", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const entry = readEntry(STORED_STANDS, text);
      expect(readEntry(STORED_STANDS, stored(entry))).toEqual(entry);
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
  const { stands } = read({ stands: [{ ...WAITING_STORED, [field]: value }, WAITING_STORED] });
  expect(stands).toEqual([WAITING]);
});

test("a bad name, on which nothing depends, is left out by itself", () => {
  const { author: _, ...rest } = WAITING;
  expect(read({ stands: [{ ...WAITING_STORED, author: 7 }] }).stands).toEqual([rest]);
});

test("of two stands of one id the first stays", () => {
  const { stands } = read({ stands: [WAITING_STORED, { ...WAITING_STORED, title: "Older" }] });
  expect(stands).toEqual([WAITING]);
});

test.each([
  [{ state: "waiting", isUnanswered: true }, "sent"],
  [{ state: "waiting" }, "waiting"],
  [{ state: "public" }, "public"],
  [{ state: "rejected" }, "rejected"],
  [{ state: "device" }, "device"],
])("reads %j, as every version has stored it, as %s, and stores it so again", (state, status) => {
  const { state: _, ...rest } = WAITING_STORED;
  const entry = read({ version: 1, stands: [{ ...rest, ...state }] });
  expect(entry.stands).toEqual([{ ...WAITING, status }]);
  expect(JSON.parse(stored(entry)).stands).toEqual([{ ...rest, ...state }]);
});
