import { BLUE, opacity, PINK, UNDRAWABLE } from "../../../../test/drawing";
import { type VenueSubject, venueSvg } from "./venue-picture";
import { venueFrames } from "./venue-stage";

const motifs = ["roses", "kitchen", "lights", "colonnade"] as const;
const shapes = ["wide", "tall"] as const;
const of = (motif: VenueSubject["motif"]): VenueSubject => ({ id: "gourmet", motif, colors: BLUE });
const sheets = motifs.flatMap((motif) => shapes.map((shape) => [motif, shape] as const));

test.each(sheets)(
  "a venue with %s (%s) covers its sheet in its own colours",
  async (motif, shape) => {
    const svg = venueSvg(of(motif), shape);
    const { width, height } = venueFrames[shape];
    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
    expect(svg).not.toMatch(UNDRAWABLE);
    expect(svg).toContain(BLUE.color2);
    expect(venueSvg({ ...of(motif), colors: PINK }, shape)).not.toContain(BLUE.color2);
    expect((await opacity(svg)).between(0, 1).least).toBe(255);
  },
);

test("no motif looks like another", () => {
  expect(new Set(motifs.map((motif) => venueSvg(of(motif), "wide"))).size).toBe(motifs.length);
});
