import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { FlowerStand, StandLayer, StandPlace } from "../../../content/types";
import { KIT } from "../testing/test-kit";
import { someOwnStand } from "../testing/some-stand";
import type { StandKit } from "../kit/kit";
import { restore } from "./restore";
import { withStyle, newStand } from "./starter";

const STYLES = KIT.parts.stand.length;
const someStyle = fc.integer({ min: 1, max: STYLES });
const styleOf = ({ layers }: FlowerStand) => {
  const base = layers.find(({ kind }) => kind === "stand");
  return 1 + KIT.parts.stand.findIndex(({ key }) => base?.kind === "stand" && key === base.part);
};

const SPOTS = ["top", "picture", "foot", "panel"] as const;
const isAt = (layer: StandLayer, place: StandPlace | undefined): boolean =>
  isDeepStrictEqual(
    { x: layer.x, y: layer.y, zoom: layer.zoom, turn: layer.turn },
    { ...place, turn: 0 },
  );

it("a new stand is valid in every style, and in the first one if there is no such style", () => {
  for (let style = 1; style <= STYLES; style += 1) {
    const stand = newStand(KIT, style, "fine", 22);
    expect(restore(stand, KIT)).toEqual({ ok: true, stand });
    expect(styleOf(stand)).toBe(style);
    expect(stand.layers.map(({ kind }) => kind)).toEqual([
      "stand",
      "poster",
      "flower",
      "flower",
      "panel",
    ]);
  }
  for (const style of [0, -1, STYLES + 1, 1.5, NaN]) {
    expect(newStand(KIT, style, "fine", 22)).toEqual(newStand(KIT, 1, "fine", 22));
  }
});

it("a new stand has a poster of its own size as the layer that is chosen first", () => {
  const [, second] = newStand(KIT, 1, "fine", 22).layers;
  expect(second).toMatchObject({ kind: "poster", turn: 0, zoom: 100 });
});

it("a new stand in another style is a new stand of that style, and back again", () => {
  fc.assert(
    fc.property(someStyle, someStyle, (one, other) => {
      const stand = newStand(KIT, one, "undead", 29);
      expect(withStyle(KIT, stand, other)).toEqual(newStand(KIT, other, "undead", 29));
      expect(withStyle(KIT, withStyle(KIT, stand, other), one)).toEqual(stand);
    }),
  );
});

it("another style moves only layers still in the old style's places", () => {
  // Some layers are placed by the style, the others anywhere.
  const arranged = fc
    .tuple(someOwnStand, fc.array(fc.constantFrom("top", "picture", "foot", "panel", undefined)))
    .map(([stand, spots]): FlowerStand => {
      const places = KIT.parts.stand[styleOf(stand) - 1]?.places;
      const layers = stand.layers.map((layer, index) => {
        const spot = spots[index];
        return spot && places && layer.kind !== "stand"
          ? { ...layer, ...places[spot], turn: 0 }
          : layer;
      });
      return { ...stand, layers: layers as FlowerStand["layers"] };
    });
  fc.assert(
    fc.property(arranged, someStyle, (stand, style) => {
      const after = withStyle(KIT, stand, style);
      expect(restore(after, KIT)).toEqual({ ok: true, stand: after });
      const [before, next] = [styleOf(stand), style].map((one) => KIT.parts.stand[one - 1]);
      const expected = stand.layers.map((layer) => {
        if (layer.kind === "stand") return { ...layer, part: next?.key };
        const spot = SPOTS.find((name) => isAt(layer, before?.places?.[name]));
        return { ...layer, ...(spot && next?.places?.[spot]) };
      });
      expect(after).toEqual({ ...stand, layers: expected });
    }),
  );
});

it("an unknown style changes nothing, and an empty kit does no harm", () => {
  const stand = newStand(KIT, 3, "fine", 22);
  expect(withStyle(KIT, stand, STYLES + 1)).toBe(stand);
  const none = { stand: [], flower: [], panel: [], sticker: [], backdrop: [] };
  const empty: StandKit = { sprite: "", parts: none, posters: [] };
  expect(restore(newStand(empty, 1, "fine", 22)).ok).toBe(true);
  expect(withStyle(empty, stand, 1)).toBe(stand);
});
