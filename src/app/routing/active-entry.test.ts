import { activeTarget } from "./active-entry";

const TARGETS = ["/", "/explore/units", "/explore", "/#productions", "/#news", "/#updates"];

describe("the active menu entry", () => {
  it.each([
    ["/", "/"],
    ["/main", "/"],
    ["/mainstory_audition", undefined],
    ["/explore/units", "/explore/units"],
    ["/explore/units/", "/explore/units"],
    ["/explore/units/fine", "/explore/units"],
    ["/explore/units/characters/aoi_yuta", "/explore/units"],
    ["/explore", "/explore"],
    ["/explore/unitsx", "/explore"],
    ["/information", undefined],
  ])("on page %s is %s", (path, target) => {
    expect(activeTarget(TARGETS, path)).toBe(target);
    expect(activeTarget(TARGETS.toReversed(), path)).toBe(target);
  });
});
