import { resolve } from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { travelSubject } from "../sources/subjects";
import { sceneries } from "./sceneries";
import { panoramaSvg, travelPosterSvg } from "./travel";

const catalogue = readCatalogue(resolve("content"));
const subjects = catalogue.trips.map((trip) => travelSubject(trip, catalogue));
const [first] = subjects;
if (!first) throw new Error("there are no trips");

const markup = new HtmlValidate({ rules: { "close-order": "error", "no-dup-attr": "error" } });

describe.each(subjects.map((subject) => [subject.unit, subject] as const))(
  "of %s",
  (_, subject) => {
    const drawings = [travelPosterSvg(subject), panoramaSvg(subject)];

    it("are whole drawings without live text, and always the same", async () => {
      for (const svg of drawings) {
        expect(svg).toMatch(/^<svg xmlns=.*<\/svg>$/);
        expect(svg).not.toMatch(/<text|NaN|undefined|Infinity|style=|url\((?!#)/);
        expect((await markup.validateString(svg)).valid).toBe(true);
      }
      expect([travelPosterSvg(subject), panoramaSvg(subject)]).toEqual(drawings);
    });

    it("are a 3:4 poster and a 16:9 panorama", async () => {
      const sizes = await Promise.all(drawings.map((svg) => sharp(Buffer.from(svg)).metadata()));
      expect(sizes.map(({ width, height }) => [width, height])).toEqual([
        [1200, 1600],
        [1600, 900],
      ]);
    });
  },
);

describe("the sceneries", () => {
  it("are as many as the trips, and no two trips share one", () => {
    const used = subjects.map(({ scenery }) => scenery);
    expect(used.toSorted()).toEqual(Object.keys(sceneries).toSorted());
  });

  it("are truly different drawings", () => {
    const drawn = Object.keys(sceneries).map((scenery) =>
      panoramaSvg({ ...first, scenery: scenery as keyof typeof sceneries }),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("fill a panorama to its edges: nothing of the ground shows through", async () => {
    for (const subject of subjects) {
      const { data, info } = await sharp(Buffer.from(panoramaSvg(subject)))
        .resize(64, 36)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const alphas = Array.from({ length: info.width * info.height }, (_, at) => data[at * 4 + 3]);
      expect(Math.min(...alphas.map(Number))).toBe(255);
    }
  });

  it("are printed in the colours of the trip", () => {
    const colors = { ...first.colors, color1: "#123456" };
    expect(travelPosterSvg({ ...first, colors })).toContain("#123456");
  });
});

it("letters the number and the unit, so another unit gives another poster", () => {
  const poster = travelPosterSvg(first);
  expect(travelPosterSvg({ ...first, number: 2 })).not.toBe(poster);
  expect(travelPosterSvg({ ...first, unit: "Double Face" })).not.toBe(poster);
  expect(panoramaSvg({ ...first, unit: "Double Face" })).toBe(panoramaSvg(first));
});
