import fc from "fast-check";
import type { PreloadState } from "#src/data/preload/preload";
import { pictureOf } from "./reel";

const WHOLE = { framePictures: 100, framesPerPicture: 1 };
const SPARE = { framePictures: 20, framesPerPicture: 5 };

/** A loading with these pictures loaded, and the others failed or pending. */
function state(came: readonly (Blob | undefined)[], isOver: boolean): PreloadState<Blob> {
  const settled = isOver ? came.length : came.filter(Boolean).length;
  const progress = settled / came.length;
  const failed = isOver ? came.filter((one) => !one).length : 0;
  return { total: came.length, settled, progress, pictures: came, failed, isRevealed: isOver };
}

it("shows the picture of a frame, which stands for the frames before it if few are loaded", () => {
  for (const reel of [WHOLE, SPARE]) {
    const pictures = Array.from({ length: reel.framePictures + 1 }, () => new Blob());
    for (let frame = 1; frame <= 100; frame += 1) {
      const place = Math.ceil(frame / reel.framesPerPicture) - 1;
      expect(pictureOf(reel, state(pictures, true), frame)).toBe(pictures[place]);
    }
  }
});

it("waits for a picture while it may load, then uses a neighbouring frame", () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 101, maxLength: 101 }),
      fc.integer({ min: 1, max: 100 }),
      (comes, frame) => {
        const pictures = comes.map((one) => (one ? new Blob() : undefined));
        const waiting = pictureOf(WHOLE, state([...pictures, undefined], false), frame);
        expect(waiting).toBe(pictures[frame - 1]);
        const found = pictureOf(WHOLE, state(pictures, true), frame);
        const frames = pictures.slice(0, 100);
        expect(found === null).toBe(!frames.some(Boolean));
        expect(found === null || frames.includes(found)).toBe(true);
      },
    ),
  );
});
