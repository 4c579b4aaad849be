import { withSizes } from "./figures";
import { build, size } from "./figures.fixtures";
import { medianBuild } from "./median-build";

describe("withSizes", () => {
  it("replaces what was measured anew and keeps other sizes and builds, smallest first", () => {
    const figures = { machine: "m", sizes: [size(10), size(100)] };
    const renewed = size(10, { pages: 7, builds: { json: build(2) } });
    const { sizes } = withSizes(figures, [renewed, size(1)]);
    expect(sizes.map(({ times }) => times)).toEqual([1, 10, 100]);
    expect(sizes[1]).toMatchObject({ pages: 7, builds: { json: { seconds: 2 } } });
    expect(sizes[1]?.builds.cold).toEqual(size(10).builds.cold);
  });
});

describe("medianBuild", () => {
  it("is the middle run, all of it", () => {
    const middle = build(5, { rendered: 9 });
    expect(medianBuild([build(9), middle, build(1)])).toBe(middle);
  });

  it("is the slower of two", () => {
    expect(medianBuild([build(4), build(3)]).seconds).toBe(4);
  });

  it("refuses an empty list", () => {
    expect(() => medianBuild([])).toThrow("No build");
  });
});
