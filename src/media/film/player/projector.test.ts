/** @jest-environment jsdom */
import fc from "fast-check";
import { Projector } from "./projector";

const REFRESH = 1000 / 60;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** A projector of ten frames, 12 in a second; `ready` says which frames can be shown. */
function projector(ready: (frame: number) => boolean = () => true, frames = 10) {
  const shown: { frame: number; at: number; hand: string; direction: number }[] = [];
  const it = new Projector({
    frames,
    speed: 12,
    isReady: ready,
    onShow: (frame, direction, hand) =>
      shown.push({ frame, direction, hand, at: performance.now() }),
  });
  return { it, shown };
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);

it("shows each frame in its turn, twelve in a second, and ends", () => {
  const { it: film, shown } = projector();
  film.play();
  pass(500);
  expect(shown.map(({ frame }) => frame)).toEqual([2, 3, 4, 5, 6]);
  pass(1000);
  expect(film).toMatchObject({ frame: 10, isPlaying: false });
  for (const { frame, at } of shown) {
    expect(Math.abs(at - ((frame - 1) * 1000) / 12)).toBeLessThanOrEqual(REFRESH + 1);
  }
});

it("waits for a frame rather than leave it out, and does not hurry afterwards", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(900), { minLength: 9, maxLength: 9 }), (waits) => {
      jest.setSystemTime(0);
      const comes = waits.map((wait, place) => performance.now() + wait + place * 50);
      const { it: film, shown } = projector(
        (frame) => performance.now() >= (comes[frame - 2] ?? 0),
      );
      film.play();
      pass(5000);
      expect(shown.map(({ frame }) => frame)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
      for (let place = 1; place < shown.length; place += 1) {
        const gap = (shown[place]?.at ?? 0) - (shown[place - 1]?.at ?? 0);
        expect(gap).toBeGreaterThan(0);
      }
    }),
    { numRuns: 40 },
  );
});

it("begins again from the end, and goes round where it loops", () => {
  const { it: film, shown } = projector();
  film.seek(10);
  film.play();
  expect(film.frame).toBe(1);
  film.loop(true);
  pass(2000);
  expect(film.isPlaying).toBe(true);
  expect(shown.filter(({ frame }) => frame === 1).length).toBeGreaterThanOrEqual(2);
});

it("stays at the frame that it is set to, within the film", () => {
  const { it: film, shown } = projector();
  film.play();
  film.seek(99);
  expect(film).toMatchObject({ frame: 10, isPlaying: false });
  film.seek(-3);
  film.seek(Number.NaN);
  pass(1000);
  expect(film.frame).toBe(1);
  expect(shown.at(-1)).toMatchObject({ frame: 1, direction: -1, hand: "hand" });
});

it("tells those who listen, until they no longer do", () => {
  const { it: film } = projector();
  const listener = jest.fn();
  const stop = film.subscribe(listener);
  film.toggle();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  film.toggle();
  expect(listener).toHaveBeenCalledTimes(1);
});
