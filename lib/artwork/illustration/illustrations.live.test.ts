import { BLUE, opacity, PINK, UNDRAWABLE } from "../../../test/drawing";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { picture } from "../drawing/svg";
import { groupFrames, type GroupShape } from "../posters/group/group-rows";
import { panoramaSvg, travelPosterSvg } from "../posters/travel/travel";
import { drawnGroup } from "./illustration";
import { inksOf } from "../drawing/inks";

const { illustrations } = readCatalogue("content");
const inFolder = (folder: string) =>
  [...illustrations].filter(([key]) => key.startsWith(`${folder}/`));

test.each(inFolder("sceneries"))("%s fills a poster and a panorama", async (_, scenery) => {
  const frame = illustrations.get("frames/travel-sky") ?? "";
  const subject = { number: 1, unit: "A unit", colors: BLUE, scenery, frame };
  const panorama = panoramaSvg(subject);
  for (const svg of [travelPosterSvg(subject), panorama]) expect(svg).not.toMatch(UNDRAWABLE);
  expect((await opacity(panorama)).between(0, 1).least).toBe(255);
});

test.each(inFolder("scenes"))(
  "%s covers its sheet in the colours of a campaign, and is low before the cast",
  async (key, scene) => {
    const { width, height } = groupFrames[key.split(".")[1] as GroupShape];
    const back = drawnGroup(scene, "back", inksOf(BLUE));
    const front = drawnGroup(scene, "front", inksOf(BLUE));
    expect(back + front).not.toMatch(UNDRAWABLE);
    expect(drawnGroup(scene, "back", inksOf(PINK))).not.toBe(back);
    expect((await opacity(picture(width, height, back))).between(0, 1).least).toBe(255);
    if (!front) return;
    expect((await opacity(picture(width, height, front))).between(0, 0.5).most).toBe(0);
  },
);
