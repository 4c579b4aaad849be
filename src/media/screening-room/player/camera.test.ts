import fc from "fast-check";
import { catalogue, filmOf, longFilm } from "../screening.fixtures";
import { cameraAt, irisAt } from "./camera";
import { createScenes, type Scene } from "./scenes";

const scenes = createScenes(longFilm, catalogue);
const portraits = scenes.filter(({ kind }) => kind === "portrait");
const [group] = createScenes(filmOf("fine"), catalogue).filter(({ kind }) => kind === "group") as [
  Scene,
];

const progress = fc.double({ min: -1, max: 2, noNaN: true });
/** Tolerance for floating-point errors. */
const HAIR = 1e-9;

/** Centre of the zoom in a portrait (reel-player.module.css), relative to its height. */
const MIDDLE = 0.36;
const FRAME = 3 / 4;

test("a portrait fills the frame at any position of the camera", () => {
  fc.assert(
    fc.property(fc.constantFrom(...portraits), progress, fc.boolean(), (scene, part, isStill) => {
      const view = cameraAt(scene, part, isStill);
      if (!view) throw new Error("no picture");
      const { x, y, scale } = view;
      expect(0.5 - scale / 2 + x).toBeLessThanOrEqual(HAIR);
      expect(0.5 + scale / 2 + x).toBeGreaterThanOrEqual(1 - HAIR);
      expect(MIDDLE * (1 - scale) + y).toBeLessThanOrEqual(HAIR);
      expect(MIDDLE + (1 - MIDDLE) * scale + y).toBeGreaterThanOrEqual(FRAME - HAIR);
    }),
  );
});

test("a group picture, a third wider than the frame, fills it too", () => {
  fc.assert(
    fc.property(progress, fc.boolean(), (part, isStill) => {
      const view = cameraAt(group, part, isStill);
      expect(view?.x).toBeLessThanOrEqual(HAIR);
      expect(view?.x).toBeGreaterThanOrEqual(-0.25 - HAIR);
      expect(view).toMatchObject({ y: 0, scale: 1 });
    }),
  );
});

test("keeps one view of the whole scene, with the iris open, for visitors who want no motion", () => {
  for (const scene of [...portraits, group]) {
    expect(cameraAt(scene, 0, true)).toEqual(cameraAt(scene, 1, true));
  }
  expect(irisAt(0, true)).toBe(1);
  expect(irisAt(0, false)).toBe(0);
  expect(irisAt(5, false)).toBe(1);
});

test("cards are not filmed", () => {
  expect(cameraAt(scenes[0] as Scene, 0.5, false)).toBeUndefined();
});
