import fc from "fast-check";
import type { PreloadState } from "#src/data/preload/preload";
import { loadOf, pictureOf, type Reel } from "./reel";

const REEL: Reel = {
  frames: Array.from({ length: 100 }, (_, place) => `frame ${place + 1}`),
  others: ["poster"],
  curtain: "curtain",
  star: new Map(),
};

/** A loading in which these pictures have come; the others have failed, or are still on their way. */
function state(came: readonly (Blob | undefined)[], isOver: boolean): PreloadState<Blob> {
  const settled = isOver ? came.length : came.filter(Boolean).length;
  const progress = settled / came.length;
  const failed = isOver ? came.filter((one) => !one).length : 0;
  return { total: came.length, settled, progress, pictures: came, failed, isRevealed: isOver };
}

it("is loaded whole, or every fifth frame with the last among them", () => {
  expect(loadOf(REEL, false).names).toHaveLength(101);
  const { names, every } = loadOf(REEL, true);
  expect([names.length, names[0], names.at(-2), names.at(-1), every]).toEqual([
    21,
    "frame 5",
    "frame 100",
    "poster",
    5,
  ]);
});

it("shows a frame by its own picture, which stands for those before it where few are loaded", () => {
  for (const savesData of [false, true]) {
    const load = loadOf(REEL, savesData);
    const pictures = load.names.map((name) => new Blob([name]));
    for (let frame = 1; frame <= 100; frame += 1) {
      const place = savesData ? Math.ceil(frame / 5) - 1 : frame - 1;
      expect(pictureOf(load, state(pictures, true), frame)).toBe(pictures[place]);
    }
  }
});

it("waits for a picture while it may come, then takes a neighbour, never one that is no frame", () => {
  const load = loadOf(REEL, false);
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 101, maxLength: 101 }),
      fc.integer({ min: 1, max: 100 }),
      (comes, frame) => {
        const pictures = comes.map((one) => (one ? new Blob() : undefined));
        const waiting = pictureOf(load, state([...pictures, undefined], false), frame);
        expect(waiting).toBe(pictures[frame - 1]);
        const found = pictureOf(load, state(pictures, true), frame);
        const frames = pictures.slice(0, 100);
        expect(found === null).toBe(!frames.some(Boolean));
        expect(found === null || frames.includes(found)).toBe(true);
      },
    ),
  );
});
