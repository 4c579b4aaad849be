import { UNDRAWABLE } from "../../../test/drawing";
import { type Catalogue, readCatalogue } from "../../content/catalogue/read-catalogue";
import { socialSvg } from "./social-svg";
import { castsOf, type Shown, shownBy } from "./shown-by";
import { guideLook } from "./guide-pages";

const catalogue = readCatalogue("content");
const words = { headline: "A headline", text: "A text." };
const names = (shown: Shown) => ("cast" in shown ? shown.cast.map(({ cname }) => cname) : []);
const byPath = (path: string, casts = new Map()) => shownBy(path, catalogue, casts);

const { colors } = guideLook("/", catalogue);
const records = {
  trips: [{ id: "trip03", colors, cast: [46, 52] }],
  campaigns: [
    { slug: "dream_unit_project/tears", colors, scene: "rain-glass", cast: [29, 35, 12] },
  ],
  clubs: [],
  fourPiece: [{ slug: "sagiri_esu", character: 10_081, audition: 81 }],
  videos: [
    { id: "pair", kind: "reel", cast: [46, 52] },
    { id: "elsewhere", kind: "hosted", cast: [] },
  ],
};

test("a character's page shows the character, of two records the later one", () => {
  expect(names(byPath("/explore/units/characters/esu"))).toEqual(["esu"]);
  const shown = byPath("/explore/units/characters/esu");
  expect("cast" in shown && shown.cast[0]?.id).toBe(10_081);
});

test("a unit's page shows its members under its mark, the leader to the fore", () => {
  const shown = byPath("/explore/units/undead");
  expect(names(shown)[0]).toBe("sakuma_rei");
  expect(shown).toMatchObject({ mark: { id: "undead" } });
});

test("pages about the guide show leaders by lot, always the same, or a thing", () => {
  expect(names(byPath("/"))).toHaveLength(5);
  expect(names(byPath("/"))).toEqual(names(byPath("/")));
  expect(names(byPath("/index-0126"))).not.toEqual(names(byPath("/index-0509")));
  expect(byPath("/privacy")).toMatchObject({ prop: expect.stringContaining(`id="document"`) });
  expect(byPath("/a-page-nobody-thought-of")).toMatchObject({
    prop: expect.stringContaining(`id="ticket"`),
  });
});

test("trips, campaigns, films and auditions show their cast in their own colours", () => {
  const casts = castsOf(records as unknown as Catalogue);
  expect([...casts.keys()]).toEqual([
    "/trip03",
    "/dream_unit_project/tears",
    "/explore/media/pair",
    "/4piece/idol/sagiri_esu",
  ]);
  expect(byPath("/trip03", casts)).toMatchObject({
    colors: guideLook("/", catalogue).colors,
  });
  expect(names(byPath("/dream_unit_project/tears", casts))).toHaveLength(3);
  const tears = byPath("/dream_unit_project/tears", casts);
  const set = (name: string) => catalogue.illustrations.get(`scenes/${name}.wide`);
  expect(tears).toMatchObject({ scene: set("rain-glass") });
  expect(socialSvg("/a", tears, words)).not.toBe(
    socialSvg("/a", { ...tears, scene: set("fireworks") } as Shown, words),
  );
  const idol = byPath("/4piece/idol/sagiri_esu", casts);
  expect("cast" in idol && idol.cast.map(({ id }) => id)).toEqual([81]);
});

test.each([
  "/",
  "/privacy",
  "/explore/units/knights",
  "/explore/units/characters/leon",
  "/explore/units/characters/sakuma_rei",
])("the picture of %s is drawn without text", (path) => {
  const svg = socialSvg(path, byPath(path), words);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toMatch(UNDRAWABLE);
});
