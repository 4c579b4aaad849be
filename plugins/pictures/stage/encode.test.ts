import { fittingWidths } from "./encode";
import { profiles } from "./profiles";

describe("fittingWidths", () => {
  it.each([
    ["all that fit", [160, 320, 480], 1000, [160, 320, 480]],
    ["all up to an exact fit", [160, 320, 480], 480, [160, 320, 480]],
    ["its own width in place of what is too wide", [160, 320, 480], 400, [160, 320, 400]],
    ["its own width alone if it is very small", [160, 320, 480], 90, [90]],
  ])("gives %s", (_, widths, available, expected) => {
    expect(fittingWidths(widths, available)).toEqual(expected);
  });
});

describe("profiles", () => {
  it.each(Object.entries(profiles))("%s has ascending widths", (_, { widths }) => {
    expect([...widths]).toEqual([...new Set(widths)].sort((a, b) => a - b));
  });
});
