import fc from "fast-check";
import { BEGINNING, type Viewing, type ViewingEvent, view } from "./viewing";

const FILM = {
  frames: 100,
  chapters: [
    { firstFrame: 1, lastFrame: 40 },
    { firstFrame: 41, lastFrame: 60 },
    { firstFrame: 61, lastFrame: 100 },
  ],
};

const after = (events: readonly ViewingEvent[], from: Viewing = BEGINNING) =>
  events.reduce((now, event) => view(now, event, FILM), from);
const played = (isInFrontRow = true, first = 1): ViewingEvent[] =>
  Array.from({ length: 101 - first }, (_, place) => ({
    kind: "show",
    frame: first + place,
    hand: "play",
    isInFrontRow,
  }));
const turned = (...frames: number[]): ViewingEvent[] =>
  frames.map((frame) => ({ kind: "show", frame, hand: "hand", isInFrontRow: true }));
const keys = ({ unlocked }: Viewing) => [...unlocked].toSorted();

it("a whole film from the front row unlocks what it should", () => {
  expect(keys(after(played()))).toEqual(["front-row", "last-frame"]);
  expect(keys(after(played(false)))).toEqual(["last-frame"]);
  expect(keys(after(played(true, 2)))).toEqual(["front-row", "last-frame"]);
});

it("a pause, a movement by hand, or another seat for a moment end the stretch", () => {
  const [elsewhere] = played(false, 51);
  for (const event of [{ kind: "pause" } as const, ...turned(51), elsewhere as ViewingEvent]) {
    const events = [...played().slice(0, 50), event, ...played().slice(50)];
    expect(keys(after(events))).not.toContain("front-row");
    expect(keys(after(events))).toContain("last-frame");
  }
});

it("a leap to the end is not watching", () => {
  expect(keys(after(turned(50, 100)))).toEqual([]);
});

it("every chapter is entered by its own door, by hand", () => {
  expect(keys(after(turned(41, 61, 2)))).toEqual([]);
  expect(keys(after(turned(41, 61, 1)))).toContain("every-chapter");
});

it("every frame is turned by hand, be it in small steps", () => {
  const steps = Array.from({ length: 12 }, (_, step) => 9 + step * 9);
  expect(keys(after(turned(...steps.filter((frame) => frame < 100), 100)))).toContain(
    "every-frame",
  );
  expect(keys(after([...played(false), ...turned(99, 98)]))).not.toContain("every-frame");
});

it("the end counts again only once the film has been seen again", () => {
  const once = after(played());
  expect(keys(after(turned(99, 100, 99, 100), once))).not.toContain("encore");
  expect(keys(after(played(), once))).toContain("encore");
});

it("thirty frames back at a stretch are the wrong way round", () => {
  const back = turned(90, 75, 60, 58);
  expect(keys(after(back))).toContain("rewound");
  expect(keys(after(turned(90, 75, 76, 61, 62, 47, 1)))).not.toContain("rewound");
});

it("the star is found by finding it", () => {
  expect(keys(after([{ kind: "star" }]))).toEqual(["hidden-star"]);
});

it("nothing is ever locked again, and what was turned stays so", () => {
  const event: fc.Arbitrary<ViewingEvent> = fc.oneof(
    fc.record({
      kind: fc.constant("show" as const),
      frame: fc.integer({ min: 1, max: 100 }),
      hand: fc.constantFrom("play" as const, "hand" as const),
      isInFrontRow: fc.boolean(),
    }),
    fc.constant({ kind: "pause" } as const),
    fc.constant({ kind: "star" } as const),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let now = BEGINNING;
      for (const one of events) {
        const next = view(now, one, FILM);
        for (const key of now.unlocked) expect(next.unlocked).toContain(key);
        expect(next.turned.size).toBeGreaterThanOrEqual(now.turned.size);
        now = next;
      }
      expect(now.turned.size).toBeLessThanOrEqual(100);
    }),
  );
});
