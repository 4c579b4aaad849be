import fc from "fast-check";
import { type EntryFormat, readEntry, writeEntry } from "./stored-entry";

const format: EntryFormat<{ done: boolean }> = {
  key: "test",
  version: 2,
  read: ({ done }) => ({ done: done === true }),
};

it("makes of any text a valid state, without an error", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      expect(typeof readEntry(format, text).done).toBe("boolean");
    }),
  );
});

it("reads back the state that was written over any text", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.boolean(), (found, done) => {
      expect(readEntry(format, writeEntry(format, found, { done }))).toEqual({ done });
    }),
  );
});

it("keeps the fields of a later version", () => {
  const later = JSON.stringify({ version: 3, done: false, extra: [1] });
  expect(JSON.parse(writeEntry(format, later, { done: true }))).toEqual({
    version: 3,
    done: true,
    extra: [1],
  });
  expect(JSON.parse(writeEntry(format, '{"junk":1}', { done: true }))).toEqual({
    version: 2,
    done: true,
  });
});
