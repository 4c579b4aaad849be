import fc from "fast-check";
import type { FlowerStand } from "../../../content/types";
import type { StandKit } from "../kit/kit";
import { EXHIBITS, KIT } from "../testing/test-kit";
import { someOwnStand, someStand } from "../testing/some-stand";
import { layerName, layOut } from "./layout";

const frozen = <Value>(value: Value): Value => {
  if (typeof value === "object" && value !== null)
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

it("lays any stand out, the same each time, and changes nothing", () => {
  fc.assert(
    fc.property(someOwnStand, (stand) => {
      frozen(stand);
      const scene = layOut(stand, KIT);
      expect(layOut(structuredClone(stand), KIT)).toEqual(scene);
      expect([scene.width, scene.height]).toEqual([900, 1200]);
      expect(scene.backdrop).toBe(`backdrop-${stand.backdrop}`);
      const shown = [...stand.layers.entries()].filter(([, { hidden }]) => !hidden);
      expect(scene.layers.map(({ index, layer }) => [index, layer])).toEqual(shown);
    }),
  );
});

it("omits layers that the kit lacks", () => {
  const none = { stand: [], flower: [], panel: [], sticker: [], backdrop: [] };
  const empty: StandKit = { sprite: "", parts: none, posters: [] };
  fc.assert(
    fc.property(someStand, (stand) => {
      expect(layOut(stand, empty).layers).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it("names each layer", () => {
  const place = { x: 1, y: 2, turn: 3, zoom: 100 };
  const stand: FlowerStand = {
    version: 1,
    palette: "fine",
    backdrop: "foyer",
    layers: [
      { kind: "stand", part: "easel", ...place },
      { kind: "panel", part: "ribbon", text: "Bravo\nfine", ...place },
      { kind: "panel", part: "ribbon", text: " \n", ...place },
      { kind: "poster", character: 22, shape: "arch", ...place },
      { kind: "own", own: "abcdefgh", shape: "heart", ...place },
      { kind: "sticker", part: "heart", hidden: true, ...place },
    ],
  };
  const { layers } = layOut(stand, KIT);
  expect(layers.map(({ name }) => name)).toEqual([
    "Two-tier easel",
    "Satin ribbon: Bravo fine",
    "Satin ribbon, empty",
    "Poster of Eichi Tenshouin",
    "Your own picture",
  ]);
  expect(layers.map(({ content }) => content)).toMatchObject([
    { type: "part", symbol: "stand-easel" },
    { type: "part", symbol: "panel-ribbon", text: { color: "text" } },
    { type: "part", symbol: "panel-ribbon" },
    { type: "picture", source: { poster: "/tenshouin_eichi-large.webp" }, shape: "arch" },
    { type: "picture", source: { own: "abcdefgh" }, shape: "heart" },
  ]);
  expect(layers[2]?.content).toMatchObject({ text: undefined });
  const [unknown] = [{ kind: "poster", character: 7777, shape: "card", ...place } as const];
  expect(layerName(unknown, KIT)).toBe("Poster of an unknown idol");
});

it.each(EXHIBITS.map(({ id, stand }) => [id, stand] as const))(
  "%s is shown whole: every layer is in the kit and has its middle on the scene",
  (_id, stand) => {
    expect(layOut(stand, KIT).layers).toHaveLength(stand.layers.length);
  },
);
