import fc from "fast-check";
import { HOME_SECTIONS, slideIndexOfHash } from "./home-sections";

describe("the slide index of an address", () => {
  it("is the place of the section that it names", () => {
    expect(HOME_SECTIONS.map((name) => slideIndexOfHash(`#${name}`))).toEqual([0, 1, 2, 3, 4]);
  });

  it("is that of the first section for the page itself and its top", () => {
    expect(["", "#", "#top"].map(slideIndexOfHash)).toEqual([0, 0, 0]);
  });

  it("is undefined for any other hash", () => {
    expect(slideIndexOfHash("#about")).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(slideIndexOfHash(`#?${text}`)).toBeUndefined();
      }),
    );
  });
});
