import fc from "fast-check";
import { catalogue, filmOf, longFilm } from "../screening.fixtures";
import { createScenes, sceneAt } from "./scenes";

test("a unit's reel: title, a card and a portrait for each member, the group, the end", () => {
  const scenes = createScenes(filmOf("2wink"), catalogue);
  expect(scenes.map(({ kind }) => kind)).toEqual([
    "title",
    "card",
    "portrait",
    "card",
    "portrait",
    "group",
    "end",
  ]);
  expect(scenes.map((scene) => Math.round(scene.from))).toEqual([0, 4, 7, 11, 14, 18, 23]);
});

test("a reel of several units has no group picture", () => {
  const kinds = createScenes(longFilm, catalogue).map(({ kind }) => kind);
  expect(kinds).not.toContain("group");
  expect(kinds.filter((kind) => kind === "portrait")).toHaveLength(8);
});

test("an unknown idol is left out", () => {
  const film = { ...filmOf("2wink"), cast: [4, 4711] };
  expect(createScenes(film, catalogue)).toHaveLength(5);
});

test("every film is cut to its length without a gap, and at every time there is one scene", () => {
  const everybody = catalogue.performers.map(({ id }) => id);
  const film = fc.constantFrom(
    ...catalogue.films,
    { ...filmOf("2wink"), cast: [4] },
    { ...longFilm, cast: everybody },
  );
  fc.assert(
    fc.property(
      film,
      fc.integer({ min: 5, max: 9000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, seconds, part) => {
        const scenes = createScenes({ ...one, seconds }, catalogue);
        expect(scenes[0]?.from).toBe(0);
        expect(scenes.at(-1)?.to).toBeCloseTo(seconds);
        for (const [at, scene] of scenes.entries()) {
          expect(scene.from).toBe(at === 0 ? 0 : scenes[at - 1]?.to);
          expect(scene.to).toBeGreaterThan(scene.from);
        }
        const time = part * seconds;
        const scene = scenes[sceneAt(scenes, time)];
        expect(scene?.from).toBeLessThanOrEqual(time);
        expect(scene?.to).toBeGreaterThanOrEqual(Math.min(time, scene?.to ?? 0));
      },
    ),
    { numRuns: 60 },
  );
});

test("from the end on, the last scene is seen", () => {
  const scenes = createScenes(filmOf("fine"), catalogue);
  expect(sceneAt(scenes, 1e9)).toBe(scenes.length - 1);
});
