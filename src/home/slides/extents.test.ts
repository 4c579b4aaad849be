import { remainingScroll, sectionInView } from "./extents";

const SECTIONS = [
  { offsetTop: 0, offsetHeight: 800 },
  { offsetTop: 800, offsetHeight: 1400 },
  { offsetTop: 2200, offsetHeight: 800 },
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
    expect(sectionInView(SECTIONS, { scrollTop, clientHeight: 800 })).toBe(index);
  });

  it("is the first without a section", () => {
    expect(sectionInView([], { scrollTop: 10, clientHeight: 800 })).toBe(0);
  });
});

describe("the room that a section leaves", () => {
  it("counts the pixels below and above the viewport", () => {
    const tall = { offsetTop: 800, offsetHeight: 1400 };
    expect(remainingScroll(tall, { scrollTop: 800, clientHeight: 800 }, 1)).toBe(600);
    expect(remainingScroll(tall, { scrollTop: 800, clientHeight: 800 }, -1)).toBe(0);
    expect(remainingScroll(tall, { scrollTop: 1400, clientHeight: 800 }, 1)).toBe(0);
    expect(remainingScroll(tall, { scrollTop: 1400, clientHeight: 800 }, -1)).toBe(600);
  });

  it("is 0 for rounding errors", () => {
    expect(
      remainingScroll(
        { offsetTop: 0, offsetHeight: 801.5 },
        { scrollTop: 0, clientHeight: 800 },
        1,
      ),
    ).toBe(0);
  });
});
