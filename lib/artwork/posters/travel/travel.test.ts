import { art, BLUE, opacity, UNDRAWABLE } from "../../../../test/drawing";
import { testContent } from "../../../../test/test-content";
import { panoramaSvg, type TravelSubject, travelPosterSvg } from "./travel";

const scenery = (name: string) =>
  testContent().get(`content/art/sceneries/${name}.svg`)?.toString() ?? "";
const trip: TravelSubject = {
  number: 1,
  unit: "Knights",
  colors: BLUE,
  scenery: scenery("palace"),
  frame: art("frames/travel-foot"),
};

test.each(["palace", "harbour", "funfair"])(
  "%s is a 3:4 poster, and a 16:9 panorama that it fills to its edges",
  async (name) => {
    const subject = { ...trip, scenery: scenery(name) };
    const poster = travelPosterSvg(subject);
    const panorama = panoramaSvg(subject);
    expect(poster).toMatch(/^<svg [^>]*width="1200" height="1600".*<\/svg>$/);
    expect(panorama).toMatch(/^<svg [^>]*width="1600" height="900".*<\/svg>$/);
    for (const svg of [poster, panorama]) expect(svg).not.toMatch(UNDRAWABLE);
    expect((await opacity(panorama)).between(0, 1).least).toBe(255);
  },
);

test("a poster is printed in the colours of the trip", () => {
  const colors = { ...BLUE, color1: "#123456" };
  expect(panoramaSvg({ ...trip, colors })).toContain("#123456");
});

test("a poster letters the number and the unit, a panorama neither", () => {
  const poster = travelPosterSvg(trip);
  expect(travelPosterSvg({ ...trip, number: 2 })).not.toBe(poster);
  expect(travelPosterSvg({ ...trip, unit: "Double Face" })).not.toBe(poster);
  expect(panoramaSvg({ ...trip, unit: "Double Face" })).toBe(panoramaSvg(trip));
});
