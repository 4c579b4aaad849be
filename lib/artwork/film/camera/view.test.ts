import { LENSES, viewOf } from "./view";

const camera = { x: 40, y: -60, zoom: 1.5, tilt: 0, lift: 120 };

describe.each(["wide", "tall"] as const)("the %s lens", (shape) => {
  const lens = LENSES[shape];
  const view = viewOf(lens, camera);

  it("has the camera's target in its middle at any height of the eye", () => {
    const [x, y] = view.project(40, -60, 0);
    expect(x).toBeCloseTo(lens.width / 2);
    expect(y).toBeCloseTo(lens.height / 2);
    expect(view.scaleAt(0)).toBeCloseTo(1.5 * lens.scale);
  });

  it("shows distant things smaller, and nothing behind the eye", () => {
    expect(view.scaleAt(600)).toBeLessThan(view.scaleAt(0));
    expect(view.scaleAt(-600)).toBeGreaterThan(view.scaleAt(0));
    expect(view.isVisible(-1000)).toBe(true);
    expect(view.isVisible(-1400)).toBe(false);
  });

  it("returns the visible part of a plane", () => {
    const { left, top, right, bottom } = view.window(300);
    const corners = [...view.project(left, top, 300), ...view.project(right, bottom, 300)];
    for (const [index, at] of [0, 0, lens.width, lens.height].entries()) {
      expect(corners[index]).toBeCloseTo(at);
    }
  });
});

it("the raised eye sees the hall spread out: near rows sink, the stage stays", () => {
  const low = viewOf(LENSES.wide, { ...camera, lift: 0 });
  const high = viewOf(LENSES.wide, camera);
  expect(high.project(0, 200, 0)[1]).toBeCloseTo(low.project(0, 200, 0)[1]);
  expect(high.project(0, 200, -700)[1]).toBeGreaterThan(low.project(0, 200, -700)[1]);
});
