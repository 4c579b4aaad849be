import fc from "fast-check";
import { DecodeWindow } from "./decode-window";

interface Bitmap {
  of: number;
  isOpen: boolean;
  close(): void;
}

/** A window whose decodings the test settles. */
function open(
  numbers: readonly (number | null | undefined)[],
  broken: ReadonlySet<number> = new Set(),
) {
  const known = new Map(numbers.map((of) => [of, of == null ? of : { of }]));
  const made: Bitmap[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const onDecoded = jest.fn();
  const view = new DecodeWindow<{ of: number }, Bitmap>({
    frames: numbers.length,
    pictureOf: (frame) => known.get(numbers[frame - 1]),
    decode: ({ of }) =>
      new Promise((resolve, reject) => {
        running += 1;
        most = Math.max(most, running);
        waiting.push(() => {
          running -= 1;
          if (broken.has(of)) return reject(new Error("broken"));
          const bitmap: Bitmap = {
            of,
            isOpen: true,
            close: () => {
              bitmap.isOpen = false;
            },
          };
          made.push(bitmap);
          resolve(bitmap);
        });
      }),
    onDecoded,
  });
  const settle = async () => {
    for (let turn = 0; turn < 400 && waiting.length > 0; turn += 1) {
      waiting.shift()?.();
      for (let tick = 0; tick < 4; tick += 1) await Promise.resolve();
    }
  };
  return { view, made, settle, most: () => most, openOnes: () => made.filter((b) => b.isOpen) };
}

const film = Array.from({ length: 100 }, (_, frame) => frame);

it("decodes a few pictures ahead", async () => {
  const { view, settle, most, openOnes } = open(film);
  view.moveTo(20);
  expect(view.isReady(20)).toBe(false);
  await settle();
  expect(view.get(20)?.of).toBe(19);
  expect(openOnes().map(({ of }) => of + 1)).toEqual(
    expect.arrayContaining([15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]),
  );
  expect(most()).toBe(3);
});

it("never exceeds its size, and closes all pictures in the end", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 100 })), async (looks) => {
      const { view, settle, openOnes } = open(film);
      for (const frame of looks) {
        view.moveTo(frame);
        if (frame % 3 === 0) await settle();
        expect(openOnes().length).toBeLessThanOrEqual(12);
      }
      await settle();
      const frame = looks.at(-1) ?? 1;
      view.moveTo(frame);
      await settle();
      expect(view.get(frame)?.of).toBe(frame - 1);
      view.close();
      await settle();
      expect(openOnes()).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

it("counts a picture that stands for several frames once", async () => {
  const few = film.map((frame) => Math.floor(frame / 5));
  const { view, settle, openOnes } = open(few);
  view.moveTo(1);
  await settle();
  expect(view.isReady(35)).toBe(true);
  expect(openOnes()).toHaveLength(7);
});

it("is ready with no picture if one is broken, but not while it is loading", async () => {
  const { view, settle } = open([0, 1, undefined, null], new Set([1]));
  view.moveTo(1);
  await settle();
  expect([view.isReady(2), view.get(2)]).toEqual([true, undefined]);
  expect([view.isReady(3), view.isReady(4)]).toEqual([false, true]);
});
