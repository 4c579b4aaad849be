import fc from "fast-check";
import { anyText } from "../../../test/any-text";
import type { FlowerStand, StandLayer } from "../../../content/types";
import { UNIT_IDS } from "../../api/unit-ids";
import { MAX_LAYERS } from "../kit/limits";
import { plainMessage } from "../kit/plain-message";
import { KIT } from "./test-kit";

const ODD_CHARACTERS = Array.from("a {\n\ré\u0301\u0000\u202e\u200d\ufe0f花가👩🇯🇵각\ud83d").concat(
  "e\u0301",
  "ü\u0308",
  "👩‍👩‍👧‍👦",
  "1️⃣",
  "क्षि",
  "\udc69",
);

export const someText = fc.oneof(
  fc.string({ maxLength: 100, unit: "grapheme" }),
  anyText(100),
  fc.string({
    maxLength: 60,
    unit: fc.constantFrom(...ODD_CHARACTERS),
  }),
  fc.constantFrom(
    "a\u0301".repeat(200),
    `a${"\u0301".repeat(900)}`,
    "👩‍".repeat(500),
    "花".repeat(500),
  ),
);

const someMessage = someText.map(plainMessage);

const place = {
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 1200 }),
  turn: fc.integer({ min: -180, max: 180 }),
  zoom: fc.integer({ min: 20, max: 300 }),
};
const shape = fc.constantFrom("card", "arch", "round", "heart" as const);

const layerOf = (facts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<StandLayer> =>
  fc
    .tuple(fc.record(facts), fc.record(place), fc.boolean())
    .map(
      ([what, where, hidden]) => ({ ...what, ...where, ...(hidden && { hidden }) }) as StandLayer,
    );

const partOf = (kind: keyof typeof KIT.parts) =>
  fc.constantFrom(...KIT.parts[kind].map(({ key }) => key));

const drawnLayer = (kind: "stand" | "flower" | "sticker") =>
  layerOf({ kind: fc.constant(kind), part: partOf(kind) });

const sharedLayer = fc.oneof(
  drawnLayer("flower"),
  drawnLayer("sticker"),
  layerOf({ kind: fc.constant("panel"), part: partOf("panel"), text: someMessage }),
  layerOf({
    kind: fc.constant("poster"),
    character: fc.constantFrom(...KIT.posters.map(({ id }) => id)),
    shape,
  }),
);

const ownLayer = layerOf({
  kind: fc.constant("own"),
  own: fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/),
  shape,
});

const standOf = (layer: fc.Arbitrary<StandLayer>): fc.Arbitrary<FlowerStand> =>
  fc
    .record({
      palette: fc.constantFrom(...UNIT_IDS),
      backdrop: partOf("backdrop"),
      base: drawnLayer("stand"),
      others: fc.array(layer, { maxLength: MAX_LAYERS - 1 }),
      baseIndex: fc.nat(MAX_LAYERS),
    })
    .map(({ palette, backdrop, base, others, baseIndex }) => ({
      version: 1 as const,
      palette,
      backdrop,
      layers: others.toSpliced(baseIndex, 0, base) as FlowerStand["layers"],
    }));

/** Any stand that can be shared, made of the test kit. */
export const someStand = standOf(sharedLayer);

/** Any stand, including visitors' own pictures. */
export const someOwnStand = standOf(fc.oneof(sharedLayer, ownLayer));
