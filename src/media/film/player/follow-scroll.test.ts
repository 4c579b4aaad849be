/** @jest-environment jsdom */
import fc from "fast-check";
import { followScroll, frameAt } from "./follow-scroll";
import { playbackOf } from "./playback.fixtures";

const chapters = [
  { firstFrame: 1, lastFrame: 40 },
  { firstFrame: 41, lastFrame: 60 },
  { firstFrame: 61, lastFrame: 100 },
] as never;
const FILM = { chapters, frames: 100 };
const SPANS = [
  { top: 500, bottom: 1000 },
  { top: 1000, bottom: 1500 },
  { top: 1500, bottom: 1900 },
];

it("is the first frame before the chapters, the last behind them, and each one's own in it", () => {
  expect([0, 500, 1000, 1250, 1500, 1900, 9000].map((line) => frameAt(FILM, SPANS, line))).toEqual([
    1, 1, 40, 51, 60, 100, 100,
  ]);
});

it("never steps back while scrolling down", () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 3000 }), fc.nat(500), (line, way) => {
      const [now, then] = [frameAt(FILM, SPANS, line), frameAt(FILM, SPANS, line + way)];
      expect(then).toBeGreaterThanOrEqual(now);
      expect(now).toBeGreaterThanOrEqual(1);
      expect(then).toBeLessThanOrEqual(100);
    }),
  );
});

it("stays at the first frame without chapters on the page", () => {
  expect(frameAt(FILM, [], 300)).toBe(1);
});

describe("followScroll", () => {
  /** A scrolled page with a film 500 px high and chapters of 1,000 px. */
  function page() {
    const theatre = document.createElement("div");
    theatre.getBoundingClientRect = () => ({ bottom: 500 }) as DOMRect;
    const playback = playbackOf(100);
    let scrolled = 0;
    Object.defineProperty(window, "scrollY", { get: () => scrolled, configurable: true });
    const film = {
      ...FILM,
      chapters: (chapters as { firstFrame: number; lastFrame: number }[]).map((span, index) => ({
        ...span,
        id: String(index),
      })),
    } as never;
    jest.spyOn(document, "getElementById").mockImplementation((id) => {
      const top = 500 + Number(id) * 1000 - scrolled;
      return { getBoundingClientRect: () => ({ top, bottom: top + 1000 }) } as HTMLElement;
    });
    const end = followScroll(film, theatre, playback);
    const scroll = (to: number) => {
      scrolled = to;
      window.dispatchEvent(new Event("scroll"));
      jest.advanceTimersByTime(20);
      return playback.shown;
    };
    return { theatre, playback, scroll, end };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it("turns the frames, to the last before the chapters are over", () => {
    const { scroll, end } = page();
    expect([scroll(500), scroll(1500), scroll(2900), scroll(0)]).toEqual([21, 51, 100, 1]);
    end();
    expect(scroll(1500)).toBe(1);
  });

  it("keeps a manually set frame until the page is scrolled further", () => {
    const { playback, scroll, end } = page();
    scroll(500);
    playback.seek(80);
    expect(scroll(540)).toBe(80);
    expect(scroll(700)).toBe(28);
    end();
  });

  it("ignores scrolling that brings a focused control into view", () => {
    const { theatre, playback, scroll, end } = page();
    playback.seek(80);
    theatre.dispatchEvent(new Event("focusin"));
    expect(scroll(400)).toBe(80);
    jest.advanceTimersByTime(1000);
    expect(scroll(420)).toBe(80);
    expect(scroll(500)).toBe(21);
    end();
  });

  it("ignores scrolling caused by entering or leaving full screen", () => {
    const { theatre, playback, scroll, end } = page();
    playback.seek(80);
    theatre.dataset["full"] = "screen";
    expect(scroll(700)).toBe(80);
    delete theatre.dataset["full"];
    document.dispatchEvent(new Event("fullscreenchange"));
    expect(scroll(400)).toBe(80);
    jest.advanceTimersByTime(1000);
    expect(scroll(500)).toBe(21);
    end();
  });
});
