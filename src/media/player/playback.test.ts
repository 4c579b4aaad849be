/** @jest-environment jsdom */
import fc from "fast-check";
import { autorun } from "mobx";
import { Playback } from "./playback";

const REFRESH = 1000 / 60;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTime(ms);

describe("of frames", () => {
  /** Ten frames at 12 per second; `ready` decides which can be shown. */
  function film(ready: (index: number) => boolean = () => true) {
    const playback = new Playback({
      first: 1,
      last: 10,
      step: 1,
      speed: 12,
      pausesOnSeek: true,
      isReady: ready,
    });
    const shown: { frame: number; at: number }[] = [];
    autorun(() => shown.push({ frame: playback.shown, at: performance.now() }));
    return { playback, shown };
  }

  it("shows each frame in its turn, twelve in a second, and ends", () => {
    const { playback, shown } = film();
    playback.play();
    pass(500);
    expect(shown.map(({ frame }) => frame)).toEqual([1, 2, 3, 4, 5, 6]);
    pass(1000);
    expect(playback).toMatchObject({ shown: 10, isOver: true, isPlaying: false });
    for (const { frame, at } of shown) {
      expect(Math.abs(at - ((frame - 1) * 1000) / 12)).toBeLessThanOrEqual(REFRESH + 1);
    }
  });

  it("shows the last frame as long as the others", () => {
    const { playback } = film();
    playback.seek(10);
    playback.play();
    expect(playback.shown).toBe(1);
    pass(800);
    expect(playback).toMatchObject({ shown: 10, isPlaying: true });
    pass(100);
    expect(playback.isPlaying).toBe(false);
  });

  it("waits for a frame rather than leave it out, and does not hurry afterwards", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(900), { minLength: 9, maxLength: 9 }), (waits) => {
        const start = performance.now();
        const comes = waits.map((wait, index) => start + wait + index * 50);
        const { playback, shown } = film(
          (place) => performance.now() >= (comes[Math.floor(place) - 2] ?? 0),
        );
        playback.play();
        pass(5000);
        expect(shown.map(({ frame }) => frame)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        for (const { frame, at } of shown.slice(1)) {
          expect(at).toBeGreaterThanOrEqual(comes[frame - 2] ?? 0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("shows every frame even if the browser draws less often", () => {
    let draw: FrameRequestCallback = () => undefined;
    jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
      draw = callback;
      return 1;
    });
    const { playback, shown } = film();
    playback.play();
    for (let at = 200; at < 4000; at += 200) draw(at);
    expect(shown.map(({ frame }) => frame)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    jest.restoreAllMocks();
  });

  it("loops although the first frame is decoded late", () => {
    const { playback, shown } = film((place) => Math.abs(place - playback.shown) < 3);
    playback.toggleLoop();
    playback.play();
    pass(1200);
    expect(shown.map(({ frame }) => frame).slice(9, 12)).toEqual([10, 1, 2]);
  });

  it("restarts from the end, and loops on request", () => {
    const { playback, shown } = film();
    playback.seek(10);
    playback.play();
    expect(playback.shown).toBe(1);
    playback.toggleLoop();
    pass(2000);
    expect(playback.isPlaying).toBe(true);
    expect(shown.filter(({ frame }) => frame === 1).length).toBeGreaterThanOrEqual(3);
  });

  it("stays at the frame it is set to, within the film", () => {
    const { playback } = film();
    playback.play();
    playback.seek(99);
    expect(playback).toMatchObject({ shown: 10, isPlaying: false });
    playback.seek(-3);
    playback.seek(Number.NaN);
    pass(1000);
    expect(playback.shown).toBe(1);
    playback.seek(6.7);
    expect(playback.shown).toBe(7);
  });
});

describe("of seconds", () => {
  const reel = (seconds: number, isReady = () => true) =>
    new Playback({ first: 0, last: seconds, step: 0.25, speed: 1, isReady });

  it("runs only while playing", () => {
    const playback = reel(20);
    pass(1000);
    expect(playback.position).toBe(0);
    playback.play();
    pass(3000);
    expect(playback.position).toBeCloseTo(3, 1);
    playback.pause();
    pass(3000);
    expect(playback.position).toBeCloseTo(3, 1);
    playback.toggle();
    expect(playback.isPlaying).toBe(true);
  });

  it("ends at the end and begins again from there", () => {
    const playback = reel(2);
    playback.play();
    pass(5000);
    expect(playback).toMatchObject({ position: 2, isOver: true, isPlaying: false });
    playback.play();
    expect(playback.position).toBe(0);
  });

  it("waits for the next picture", () => {
    let isReady = false;
    const playback = reel(20, () => isReady);
    playback.play();
    pass(4000);
    expect(playback.position).toBe(0);
    isReady = true;
    pass(1000);
    expect(playback.position).toBeCloseTo(1, 1);
  });

  it("does not jump when the page comes back from the background", () => {
    let draw: FrameRequestCallback = () => undefined;
    jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
      draw = callback;
      return 1;
    });
    const playback = reel(60);
    playback.play();
    draw(performance.now() + 30_000);
    expect(playback.position).toBeLessThan(1);
    jest.restoreAllMocks();
  });

  it("continues from the position that it is set to, within the film", () => {
    const playback = reel(10);
    playback.play();
    for (const [wanted, position] of [
      [4, 4],
      [-3, 0],
      [99, 10],
      [Number.NaN, 10],
    ] as const) {
      playback.seek(wanted);
      expect(playback).toMatchObject({ position, isPlaying: true });
    }
  });

  it("reports a few positions in a second", () => {
    const playback = reel(10);
    const shown: number[] = [];
    const stop = autorun(() => shown.push(playback.shown));
    playback.play();
    pass(1100);
    stop();
    expect(shown).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});
