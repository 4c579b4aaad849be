import fc from "fast-check";
import type { FlowerStand } from "../../../content/types";
import { EXHIBITS, KIT } from "../testing/test-kit";
import { base, violationsOf, stand } from "../testing/violations-of";
import { someOwnStand, someText } from "../testing/some-stand";
import { MAX_LAYERS } from "../kit/limits";
import { restore } from "./restore";

it("gives a valid stand back as it is, hidden layers and own pictures too", () => {
  fc.assert(
    fc.property(someOwnStand, (valid) => {
      expect(restore(valid)).toEqual({ ok: true, stand: valid });
      expect(restore(valid, KIT)).toEqual({ ok: true, stand: valid });
      expect(restore(JSON.parse(JSON.stringify(valid)))).toEqual({ ok: true, stand: valid });
      expect(violationsOf(restore(valid))).toEqual([]);
    }),
  );
  for (const exhibit of EXHIBITS) {
    expect(restore(exhibit.stand, KIT)).toEqual({ ok: true, stand: exhibit.stand });
  }
});

const oddNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(-0, NaN, Infinity, -Infinity, 1e308, 0.5, -0.4, 10085, "450", null),
);
const key = fc.constantFrom(
  "easel",
  "roses",
  "ribbon",
  "heart",
  "__proto__",
  "constructor",
  "A b",
  "",
);
/** A layer with invalid values under valid keys. */
const oddLayer = fc.record(
  {
    kind: fc.constantFrom("stand", "flower", "sticker", "panel", "poster", "own", "toString", 7),
    part: fc.oneof(key, fc.anything()),
    character: oddNumber,
    own: fc.oneof(fc.string(), fc.constant("abcdefgh")),
    shape: fc.oneof(fc.constantFrom("card", "heart", "__proto__"), fc.anything()),
    text: fc.oneof(someText, fc.anything()),
    x: oddNumber,
    y: oddNumber,
    turn: oddNumber,
    zoom: oddNumber,
    hidden: fc.oneof(fc.boolean(), fc.anything()),
  },
  { requiredKeys: [] },
);
const oddStand = fc.record(
  {
    version: fc.constantFrom(1, 1, 1, 0.5, 2, NaN, "1"),
    palette: fc.oneof(fc.constantFrom("fine", "toString", "__proto__"), fc.anything()),
    backdrop: fc.oneof(key, fc.anything()),
    layers: fc.oneof(fc.array(oddLayer, { maxLength: 60 }), fc.array(fc.anything()), fc.anything()),
  },
  { requiredKeys: ["version", "layers"] },
);

it.each([
  ["anything", fc.anything({ withProto: true, withSparseArray: true } as never)] as const,
  ["JSON", fc.jsonValue()] as const,
  ["what looks like a stand", oddStand] as const,
])("makes of %s a valid stand or a fault", (_what, some) => {
  fc.assert(
    fc.property(some, (input) => {
      expect(violationsOf(restore(input))).toEqual([]);
      expect(violationsOf(restore(input, KIT))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it("makes of any JSON a valid stand or a fault", () => {
  const json = fc.oneof(
    fc.json(),
    oddStand.map((odd) => JSON.stringify(odd)),
  );
  fc.assert(
    fc.property(json, (written) => expect(violationsOf(restore(JSON.parse(written)))).toEqual([])),
  );
});

it("returns the reason if there is no stand", () => {
  const faultOf = (input: unknown) => {
    const found = restore(input);
    return found.ok ? "none" : found.fault;
  };
  expect(faultOf(null)).toBe("no-stand");
  expect(faultOf([])).toBe("no-stand");
  expect(faultOf({ version: 1, layers: {} })).toBe("no-stand");
  expect(faultOf({ version: 0, layers: [] })).toBe("no-stand");
  expect(faultOf({ version: "1", layers: [] })).toBe("no-stand");
  expect(faultOf(stand([base], { version: 2 }))).toBe("too-new");
});

it("clamps, rounds and repairs values, and drops unknown parts", () => {
  const odd = stand(
    [
      { ...base, x: -5, y: 1e9, turn: -0.4, zoom: NaN, hidden: "yes", more: 1 },
      { ...base, kind: "flower", part: "thistles" },
      { kind: "poster", character: 22, shape: "star" },
      { kind: "poster", character: 81, shape: "card" },
      { kind: "panel", part: "ribbon", text: 7 },
    ],
    { palette: "unknown", backdrop: "moonlight" },
  );
  const place = { x: 450, y: 600, turn: 0, zoom: 100 };
  expect(restore(odd, KIT)).toEqual({
    ok: true,
    stand: {
      version: 1,
      palette: "other",
      backdrop: KIT.parts.backdrop[0]?.key as string,
      layers: [
        { kind: "stand", part: "easel", x: 0, y: 1200, turn: 0, zoom: 100 },
        { kind: "poster", character: 22, shape: "card", ...place },
        { kind: "panel", part: "ribbon", text: "", ...place },
      ],
    } satisfies FlowerStand,
  });
});

it("keeps one stand among at most 40 layers, wherever it was", () => {
  const flower = { kind: "flower", part: "roses", x: 1, y: 2, turn: 3, zoom: 40 };
  const many = (count: number) => Array.from({ length: count }, () => flower);
  const lists = [many(90), [...many(60), base], [base, ...many(50)], [base, base, flower]];
  const lengths = lists.map((layers) => {
    const found = restore(stand(layers));
    expect(violationsOf(found)).toEqual([]);
    return found.ok ? found.stand.layers.length : 0;
  });
  expect(lengths).toEqual([MAX_LAYERS, MAX_LAYERS, MAX_LAYERS, 2]);
});
