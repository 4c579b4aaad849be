import { UNDRAWABLE } from "../../../test/drawing";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import {
  campaignPath,
  characterPath,
  fourPieceIdolPath,
  storyboardPath,
  tripPath,
  unitPath,
} from "../../content/model/pages/paths";
import { socialSvg } from "./social-svg";
import { castsOf, type Shown, shownBy } from "./shown-by";

const catalogue = readCatalogue("content");
const words = { headline: "A headline", text: "A text." };
const names = (shown: Shown) => ("cast" in shown ? shown.cast.map(({ cname }) => cname) : []);
const byPath = (path: string, casts = new Map()) => shownBy(path, catalogue, casts);

const [trip] = catalogue.trips;
const campaign = catalogue.campaigns.find(({ scene, cast }) => scene && cast.length > 1);
const newcomer = catalogue.fourPiece.find(({ audition }) => audition);
const later = catalogue.characters.find(({ id }) => id === newcomer?.character);
const unit = catalogue.units.find(({ leader }) => leader);
const leader = catalogue.characters.find(({ id }) => id === unit?.leader);
const figure = catalogue.characters.find((one) => one.unit === "other");
if (!trip || !campaign || !newcomer || !later || !unit || !leader || !figure)
  throw new Error("The content has none.");

const videos = [
  { id: "pair", kind: "reel", cast: campaign.cast.slice(0, 2) },
  { id: "elsewhere", kind: "hosted", cast: [] },
];
const records = {
  trips: [trip],
  campaigns: [campaign],
  clubs: [],
  fourPiece: [newcomer],
  videos,
} as unknown as Catalogue;

test("a character's page shows the character, of two records the later one", () => {
  const shown = byPath(characterPath(later.cname));
  expect(names(shown)).toEqual([later.cname]);
  expect("cast" in shown && shown.cast[0]?.id).toBe(later.id);
});

test("a unit's page shows its members under its mark, the leader to the fore", () => {
  const shown = byPath(unitPath(unit.id));
  expect(names(shown)[0]).toBe(leader.cname);
  expect(shown).toMatchObject({ mark: { id: unit.id } });
});

test("a campaign's page shows its cast in its costume and colours, if it has one", () => {
  const dressed = catalogue.campaigns.filter(({ costume }) => costume);
  const casts = castsOf({ ...records, campaigns: [...catalogue.campaigns] });
  for (const { slug, costume, colors } of dressed) {
    const shown = byPath(campaignPath(slug), casts);
    for (const one of "cast" in shown ? shown.cast : []) {
      expect(one).toMatchObject({ unitColors: colors, look: { costume } });
    }
  }
});

test("pages about the guide show leaders by lot, always the same, or a thing", () => {
  expect(names(byPath("/"))).toHaveLength(5);
  expect(names(byPath("/"))).toEqual(names(byPath("/")));
  const editions = catalogue.campaigns.filter(({ shelf }) => shelf === "edition");
  const shown = editions.map(({ slug }) => names(byPath(campaignPath(slug))).join());
  expect(new Set(shown).size).toBeGreaterThan(Math.min(1, editions.length - 1));
  expect(byPath("/privacy")).toMatchObject({ prop: expect.stringContaining(`id="document"`) });
  expect(byPath("/a-new-page")).toMatchObject({
    prop: expect.stringContaining(`id="ticket"`),
  });
});

test("trips, campaigns, films and auditions show their cast in their own colours", () => {
  const casts = castsOf(records);
  const story = campaignPath(campaign.slug);
  const audition = fourPieceIdolPath(newcomer.slug);
  expect([...casts.keys()]).toEqual([tripPath(trip.id), story, storyboardPath("pair"), audition]);
  expect(byPath(tripPath(trip.id), casts)).toMatchObject({ colors: trip.colors ?? {} });
  expect(names(byPath(story, casts))).toHaveLength(Math.min(12, campaign.cast.length));
  const shown = byPath(story, casts);
  const set = (name: string) => catalogue.illustrations.get(`scenes/${name}.wide`);
  expect(shown).toMatchObject({ scene: set(campaign.scene) });
  expect(socialSvg("/a", shown, words)).not.toBe(
    socialSvg("/a", { ...shown, scene: "<path/>" } as Shown, words),
  );
  const idol = byPath(audition, casts);
  expect("cast" in idol && idol.cast.map(({ id }) => id)).toEqual([newcomer.audition]);
});

test.each([
  "/",
  "/privacy",
  unitPath(unit.id),
  characterPath(figure.cname),
  characterPath(leader.cname),
])("the picture of %s is drawn without text", (path) => {
  const svg = socialSvg(path, byPath(path), words);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toMatch(UNDRAWABLE);
});
