import fc from "fast-check";
import { readEntry, writeEntry } from "#src/data/storage/stored-entry";
import { ACHIEVEMENTS, FILM_ENTRY, uncounted } from "./film-entry";

it("reads any stored value, field by field", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const state = readEntry(FILM_ENTRY, text);
      expect(readEntry(FILM_ENTRY, writeEntry(FILM_ENTRY, text, state))).toEqual(state);
    }),
  );
  expect(readEntry(FILM_ENTRY, null)).toEqual({ unlocked: [], counted: [], device: "", reel: "" });
  const bad = { unlocked: ["encore", "encore", "nonsense"], counted: 3, device: "short", reel: 1 };
  expect(readEntry(FILM_ENTRY, JSON.stringify(bad))).toEqual({
    unlocked: ["encore"],
    counted: [],
    device: "",
    reel: "",
  });
});

it("counts each thing once, the film itself with its last frame", () => {
  const state = { unlocked: [], counted: [], device: "", reel: "" } as const;
  expect(uncounted(state)).toEqual([]);
  expect(uncounted({ ...state, unlocked: ["last-frame", "encore"] })).toEqual([
    "view",
    "last-frame",
    "encore",
  ]);
  expect(
    uncounted({ ...state, unlocked: ["last-frame", "encore"], counted: ["view", "encore"] }),
  ).toEqual(["last-frame"]);
});

it("has only keys that the schema of the call accepts", () => {
  for (const { key } of ACHIEVEMENTS) expect(key).toMatch(/^[a-z][a-z0-9-]{0,31}$/);
  expect(new Set(ACHIEVEMENTS.map(({ key }) => key)).size).toBe(7);
});
