import { hiddenSamples } from "../../test/hidden-faces";
import { illustration } from "../artwork/illustration/illustration";
import { makeGlyphTable } from "../artwork/own-unit/make-glyph-table";
import { ownUnitSvg } from "../artwork/own-unit/own-unit";
import { groupSvg } from "../artwork/posters/group/group";
import { moodSvg } from "../artwork/posters/mood/mood-picture";
import type { DrawnCharacter } from "../artwork/posters/poster/drawn-character";
import type { PosterSubject } from "../artwork/posters/poster/poster";
import { campaignSvg } from "../artwork/posters/scenes/campaign-picture";
import { MOODS } from "../content/model/kinds/poster-key";
import { officePath, unitPath } from "../content/model/pages/paths";
import { readCatalogue } from "../content/read/catalogue/read-catalogue";
import { surpriseUnit } from "../play/unit/surprise";
import { makeUnitAssets } from "./own-unit/make-unit-assets";
import { ownUnitOf } from "./own-unit/own-unit-of";
import { unitOptions } from "./own-unit/unit-assets";
import { castSubjects, groupUnit, memberSubjects, moodSubject } from "./posters/subjects";
import { castsOf, shownBy } from "./social/shown-by";
import { socialSvg } from "./social/social-svg";

const catalogue = readCatalogue("content");
const { units, campaigns, characters, offices, illustrations } = catalogue;
const shapes = ["wide", "tall"] as const;
const frame = (name: string) => illustration(illustrations, "frames", name);

/** Samples of a face over which a hand may lie: a finger at the lips, hands at the cheeks. */
const OWN_HAND = 2;

/** Hidden samples of faces of which more than `most` are hidden. */
const coveredFaces = async <One extends DrawnCharacter>(
  cast: readonly One[],
  draw: (marked: One[]) => string,
  most = 0,
) => (await hiddenSamples(cast, draw)).filter((count) => count > most);

describe.each(shapes)("no face is covered in a %s picture", (shape) => {
  test.each(units.map((unit) => [unit.name, unit] as const))("of %s", async (_, unit) => {
    const stage = { board: frame(`group-${shape}`), riser: frame("riser") };
    const draw = (cast: PosterSubject[]) =>
      groupSvg(groupUnit(unit, catalogue), cast, shape, stage);
    expect(await coveredFaces(memberSubjects(unit, catalogue, shape), draw)).toEqual([]);
  });

  test.each(campaigns.map((one) => [one.slug, one] as const))("of /%s", async (_, campaign) => {
    const scene = illustration(illustrations, "scenes", `${campaign.scene}.${shape}`);
    const draw = (cast: PosterSubject[]) => campaignSvg(scene, campaign.colors, cast, shape);
    expect(await coveredFaces(castSubjects(campaign, catalogue), draw)).toEqual([]);
  });
});

describe("no face is covered in a shared picture", () => {
  const casts = castsOf(catalogue);
  const words = { headline: "A headline of some words", text: "A text of two lines. ".repeat(6) };
  const pictures = [
    ...casts.keys(),
    ...units.map(({ id }) => unitPath(id)),
    ...offices.map(({ id }) => officePath(id)),
  ].flatMap((path) => {
    const shown = shownBy(path, catalogue, casts);
    return "cast" in shown ? [[path, shown] as const] : [];
  });
  test.each(pictures)("%s", async (path, shown) => {
    const draw = (cast: PosterSubject[]) => socialSvg(path, { ...shown, cast }, words);
    expect(await coveredFaces(shown.cast, draw, OWN_HAND)).toEqual([]);
  });
});

const moods = characters.flatMap((one) => {
  const { look } = one;
  const posed = MOODS.filter((mood) => look.kind === "portrait" && look.moods?.[mood].pose);
  return posed.map((mood) => [one.cname, mood, one] as const);
});
test.each(moods)("%s in the mood %s shows their face", async (_, mood, one) => {
  const subject = moodSubject(one, mood, catalogue);
  const draw = ([marked = subject]: PosterSubject[]) => moodSvg(marked, mood);
  expect(await coveredFaces([subject], draw, OWN_HAND)).toEqual([]);
});

describe("no face is covered in a made unit", () => {
  const assets = makeUnitAssets(catalogue, makeGlyphTable());
  const seeds = Array.from({ length: 12 }, (_, at) => `seed ${at}`);
  test.each(seeds)("%s", async (seed) => {
    const unit = ownUnitOf(surpriseUnit(unitOptions(assets), [], seed), assets);
    for (const shape of ["poster", "square"] as const) {
      const draw = (members: DrawnCharacter[]) => ownUnitSvg({ ...unit, members }, shape);
      expect(await coveredFaces(unit.members, draw, OWN_HAND)).toEqual([]);
    }
  });
});
