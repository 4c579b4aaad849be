import type { PortraitLook } from "../../../content/types";
import { COSTUME, DRAWINGS, LOOK, opacity, PINK } from "../../../test/drawing";
import { type OwnShape, rowsOf, SHAPES } from "../../artwork/own-unit/shapes";
import { ownUnitSvg } from "../../artwork/own-unit/own-unit";
import { makeGlyphTable } from "../../artwork/own-unit/make-glyph-table";
import { newMember, type UnitDocument } from "../../play/unit/unit-document";
import { ownUnitOf } from "./own-unit-of";
import { unitOptions, type UnitAssets } from "./unit-assets";

const LOOKS: PortraitLook = {
  ...LOOK,
  moods: { onStage: { tilt: 6, caption: "Bows" }, offDuty: {}, caughtOut: {} },
};

const ASSETS: UnitAssets = {
  version: 1,
  idols: Object.fromEntries(
    [1, 2, 3, 4, 5].map((id) => [id, { color: `#94234${id}`, look: LOOKS }]),
  ),
  palettes: { fine: PINK },
  glyphs: makeGlyphTable(),
  drawings: {
    ...Object.fromEntries(DRAWINGS),
    "poses/wave": COSTUME.replace("<svg ", `<svg data-reach="near" `),
  },
};
const unitOf = (count: number): UnitDocument => ({
  version: 1,
  name: "Night Shift",
  slogan: "Open till dawn",
  backdrop: unitOptions(ASSETS).backdrops[0] ?? "",
  colors: "fine",
  leader: 2,
  members: [1, 2, 3, 4, 5].slice(0, count).map(newMember),
});
const shapes = Object.keys(SHAPES) as OwnShape[];

it.each(shapes)("a poster as %s covers its sheet with any members", async (shape) => {
  const { width, height } = SHAPES[shape];
  for (const count of [2, 5]) {
    const svg = ownUnitSvg(ownUnitOf(unitOf(count), ASSETS), shape);
    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
    expect(svg).not.toMatch(/NaN|undefined|<text|<use|<image/);
    expect((await opacity(svg)).between(0, 1).least).toBe(255);
  }
});

it.each([2, 3, 4, 5])(
  "has %i places in each format, counted from the back and the left",
  (count) => {
    for (const shape of shapes) {
      const rows = rowsOf(count, shape);
      const places = rows.flat().map(({ member }) => member);
      expect(places.toSorted()).toEqual(Array.from({ length: count }, (_, index) => index));
      for (const row of rows) {
        const ordered = row.toSorted((one, other) => one.member - other.member);
        expect(ordered).toEqual(row.toSorted((one, other) => one.spot.x - other.spot.x));
      }
    }
  },
);

it("changes with everything that can be chosen", () => {
  const draw = (change: Partial<UnitDocument>) =>
    ownUnitSvg(ownUnitOf({ ...unitOf(3), ...change }, ASSETS), "poster");
  const first = draw({});
  for (const change of [
    { name: "Day Shift" },
    { slogan: "" },
    { leader: 1 },
    { members: [3, 2, 1].map(newMember) },
    { members: [1, 2, 3].map((id) => ({ ...newMember(id), mood: "plain" as const })) },
    { members: [1, 2, 3].map((id) => ({ ...newMember(id), pose: "wave" })) },
    { members: [1, 2, 3].map((id) => ({ ...newMember(id), side: "left" as const })) },
  ]) {
    expect([change, draw(change) === first]).toEqual([change, false]);
  }
  expect(draw({}) === first).toBe(true);
});
