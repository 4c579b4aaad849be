import { roomIn, sectionInView } from "./extents";

const EXTENTS = [
  { top: 0, height: 800 },
  { top: 800, height: 1400 },
  { top: 2200, height: 800 },
];

describe("the section in view", () => {
  it.each([
    [0, 0],
    [399, 0],
    [400, 1],
    [1700, 1],
    [1801, 2],
    [9000, 2],
  ])("scrolled by %i px: %i", (scrollTop, index) => {
    expect(sectionInView(EXTENTS, { scrollTop, height: 800 })).toBe(index);
  });

  it("is the first where there is none", () => {
    expect(sectionInView([], { scrollTop: 10, height: 800 })).toBe(0);
  });
});

describe("the room that a section leaves", () => {
  it("is what stands below and above what is seen", () => {
    const tall = { top: 800, height: 1400 };
    expect(roomIn(tall, { scrollTop: 800, height: 800 }, 1)).toBe(600);
    expect(roomIn(tall, { scrollTop: 800, height: 800 }, -1)).toBe(0);
    expect(roomIn(tall, { scrollTop: 1400, height: 800 }, 1)).toBe(0);
    expect(roomIn(tall, { scrollTop: 1400, height: 800 }, -1)).toBe(600);
  });

  it("is none where the rest is rounding", () => {
    expect(roomIn({ top: 0, height: 801.5 }, { scrollTop: 0, height: 800 }, 1)).toBe(0);
  });
});
