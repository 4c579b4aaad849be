import { join } from "node:path";
import sharp from "sharp";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { venueSubject, venueSvg } from "./venue-picture";
import type { VenueShape } from "./venue-stage";
import { venueFrames } from "./venue-stage";

const { venues } = readCatalogue(join(__dirname, "../../../content"));
const shapes: VenueShape[] = ["wide", "tall"];
const all = venues.flatMap((venue) => shapes.map((shape) => [venue.id, shape, venue] as const));

test.each(all)("the picture of %s (%s) is one that sharp reads", async (_id, shape, venue) => {
  const svg = venueSvg(venueSubject(venue), shape);
  const { width, height } = venueFrames[shape];
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height });
  expect(svg).not.toMatch(/<text|NaN|undefined/);
  expect(svg).toBe(venueSvg(venueSubject(venue), shape));
});

test("each venue is printed in its own colours and shows a scene of its own", () => {
  const drawn = venues.map((venue) => venueSvg(venueSubject(venue), "wide"));
  expect(new Set(drawn).size).toBe(4);
  for (const [place, { colors }] of venues.entries()) {
    expect(drawn.every((svg, index) => svg.includes(colors.color2) === (index === place))).toBe(
      true,
    );
  }
});
