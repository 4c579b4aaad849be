import fc from "fast-check";
import { Viewing } from "./viewing";

const FILM = {
  frames: 100,
  chapters: [
    { firstFrame: 1, lastFrame: 40 },
    { firstFrame: 41, lastFrame: 60 },
    { firstFrame: 61, lastFrame: 100 },
  ],
};

type Event = (viewing: Viewing) => void;

const after = (events: readonly Event[], viewing = new Viewing(FILM)) => {
  for (const event of events) event(viewing);
  return viewing;
};
const played = (isInFrontRow = true, first = 1): Event[] =>
  Array.from({ length: 101 - first }, (_, index) => (viewing) => {
    viewing.show(first + index, false, isInFrontRow);
  });
const turned = (...frames: number[]): Event[] =>
  frames.map((frame) => (viewing) => viewing.show(frame, true, true));
const pause: Event = (viewing) => viewing.pause();
const findStar: Event = (viewing) => viewing.findStar();
const keys = ({ unlocked }: Viewing) => [...unlocked].toSorted();

it("a complete view in full screen unlocks its achievements", () => {
  expect(keys(after(played()))).toEqual(["front-row", "last-frame"]);
  expect(keys(after(played(false)))).toEqual(["last-frame"]);
  expect(keys(after(played(true, 2)))).toEqual(["front-row", "last-frame"]);
});

it("a pause, a movement by hand, or another seat for a moment end the stretch", () => {
  const [elsewhere] = played(false, 51);
  for (const event of [pause, ...turned(51), elsewhere as Event]) {
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
  expect(keys(after([...played(), ...turned(99, 100, 99, 100)]))).not.toContain("encore");
  expect(keys(after([...played(), ...played()]))).toContain("encore");
});

it("thirty frames back at a stretch are the wrong way round", () => {
  const back = turned(90, 75, 60, 58);
  expect(keys(after(back))).toContain("rewound");
  expect(keys(after(turned(90, 75, 76, 61, 62, 47, 1)))).not.toContain("rewound");
});

it("the star is found by finding it", () => {
  expect(keys(after([findStar]))).toEqual(["hidden-star"]);
});

it("nothing is ever locked again", () => {
  const event: fc.Arbitrary<Event> = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 100 }), fc.boolean(), fc.boolean())
      .map((shown) => (viewing: Viewing) => viewing.show(...shown)),
    fc.constant(pause),
    fc.constant(findStar),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const viewing = new Viewing(FILM);
      for (const one of events) {
        const before = [...viewing.unlocked];
        one(viewing);
        for (const key of before) expect(viewing.unlocked).toContain(key);
      }
    }),
  );
});
