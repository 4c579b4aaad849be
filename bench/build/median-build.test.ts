import { build } from "./figures.fixtures";
import { medianBuild } from "./median-build";

describe("medianBuild", () => {
  it("is the middle run, all of it", () => {
    const middle = build(5);
    expect(medianBuild([build(9), middle, build(1)])).toBe(middle);
  });

  it("is the slower of two", () => {
    expect(medianBuild([build(4), build(3)]).seconds).toBe(4);
  });

  it("refuses an empty list", () => {
    expect(() => medianBuild([])).toThrow("No build");
  });
});
