import { spanAt, valueAt } from "./track";

const read = ({ value }: { value: number }) => value;

describe("valueAt", () => {
  const keys = [
    { frame: 10, value: 0 },
    { frame: 20, value: 100, easing: "linear" as const },
    { frame: 30, value: 40, easing: "hold" as const },
  ];

  it("stands still before the first key and after the last", () => {
    expect(valueAt(keys, 1, read)).toBe(0);
    expect(valueAt(keys, 90, read)).toBe(40);
  });

  it("moves from key to key by the easing of the second", () => {
    expect(valueAt(keys, 15, read)).toBe(50);
    expect(valueAt(keys, 29, read)).toBe(100);
    expect(valueAt(keys, 30, read)).toBe(40);
  });

  it("starts and ends softly by default", () => {
    const soft = [
      { frame: 0, value: 0 },
      { frame: 10, value: 100 },
    ];
    expect(valueAt(soft, 1, read)).toBeLessThan(5);
    expect(valueAt(soft, 5, read)).toBe(50);
    expect(valueAt(soft, 9, read)).toBeGreaterThan(95);
  });

  it("glides through its keys without a halt", () => {
    const glide = [0, 10, 20, 30].map((frame) => ({
      frame,
      value: frame,
      easing: "glide" as const,
    }));
    for (const frame of [0, 4, 10, 13, 20]) expect(valueAt(glide, frame, read)).toBeCloseTo(frame);
    const bent = [...glide.slice(0, 3), { frame: 30, value: -40, easing: "glide" as const }];
    const slope = (from: number, to: number) =>
      (valueAt(bent, to, read) - valueAt(bent, from, read)) / (to - from);
    expect(slope(19.99, 20)).toBeCloseTo(slope(20, 20.01), 1);
  });
});

it("returns the keys around a frame, for values that are not numbers", () => {
  const keys = [{ frame: 1 }, { frame: 5, easing: "linear" as const }];
  expect(spanAt(keys, 3)).toEqual({ from: keys[0], to: keys[1], share: 0.5 });
  expect(() => spanAt([], 3)).toThrow("needs a key");
});
