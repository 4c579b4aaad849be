import { isActiveEntry } from "./active-entry";

describe("the active menu entry", () => {
  it.each([
    ["/", "/", true],
    ["/", "/main", true],
    ["/", "/mainstory_audition", false],
    ["/explore/units", "/explore/units", true],
    ["/explore/units", "/explore/units/", true],
    ["/explore/units", "/explore/units/fine", true],
    ["/explore/units", "/explore/units/characters/aoi_yuta", true],
    ["/explore/units", "/explore/unitsx", false],
    ["/", "/explore/units", false],
    ["/#productions", "/", false],
    ["/#news", "/", false],
    ["/#updates", "/information", true],
    ["/#news", "/information", false],
  ])("entry %s on page %s: %s", (target, path, active) => {
    expect(isActiveEntry(target, path)).toBe(active);
  });
});
