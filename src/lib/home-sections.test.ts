import fc from "fast-check";
import { HOME_SECTIONS, slideIndexOfHash } from "./home-sections";

describe("the slide index of an address", () => {
  it("is the place of the section that it names", () => {
    expect(HOME_SECTIONS.map((name) => slideIndexOfHash(`#${name}`))).toEqual([0, 1, 2, 3, 4]);
  });

  it("is that of the first section for whatever else stands there", () => {
    expect(slideIndexOfHash("")).toBe(0);
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!HOME_SECTIONS.some((name) => name === text));
        expect(slideIndexOfHash(`#?${text}`)).toBe(0);
      }),
    );
  });
});
