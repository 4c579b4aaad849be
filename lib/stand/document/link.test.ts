import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import type { FlowerStand, StandLayer } from "../../../content/types";
import { hashOf, mangled } from "../../../test/mangled-link";
import { codeIn } from "../../packing/link-code";
import { EXHIBITS, KIT } from "../testing/test-kit";
import { someOwnStand, someStand } from "../testing/some-stand";
import { LONGEST_LINK, MAX_LAYERS } from "../kit/limits";
import { decodeAny, decodeStand, encodeAny, encodeStand } from "./link";
import { encodeStandSync } from "./link-sync";
import { restore } from "./restore";

const FAULTS = ["unreadable", "cut-off", "too-new", "too-large", "no-stand"];

const packed = (text: string | Uint8Array) => deflateRawSync(text).toString("base64url");

it("any stand becomes a link and the same stand again", async () => {
  await fc.assert(
    fc.asyncProperty(someStand, mangled, async (stand, mangle) => {
      const link = await encodeStand(stand);
      expect(link).toMatch(/^[A-Za-z0-9_-]+[A-Za-z0-9]$/);
      const hash = hashOf(mangle(`https://encore.example/flowerstand/share/detail#${link}`));
      expect(await decodeStand(codeIn(hash))).toEqual({ ok: true, stand });
      expect(await decodeStand(link)).toEqual({ ok: true, stand });
      expect(await decodeStand(link, KIT)).toEqual({ ok: true, stand });
      expect(encodeStandSync(stand)).toBe(link);
    }),
  );
});

it("a file holds own pictures too, a link never does", async () => {
  await fc.assert(
    fc.asyncProperty(someOwnStand, async (stand) => {
      const kept = await encodeAny(stand);
      expect(await decodeAny(kept, KIT)).toEqual({ ok: true, stand });
      const layers = stand.layers.filter(({ kind }) => kind !== "own");
      expect(await decodeStand(kept)).toEqual({ ok: true, stand: { ...stand, layers } });
      if (layers.length === stand.layers.length) return;
      await expect(encodeStand(stand)).rejects.toThrow("stays on your device");
      expect(() => encodeStandSync(stand)).toThrow("stays on your device");
    }),
    { numRuns: 50 },
  );
});

describe("a link", () => {
  it.each(EXHIBITS.map(({ id, stand }) => [id, stand] as const))(
    "of %s is short enough to be sent anywhere",
    async (_id, stand) => {
      expect((await encodeStand(stand)).length).toBeLessThan(2000);
    },
  );

  const full = (layer: (place: number) => StandLayer): FlowerStand => ({
    version: 1,
    palette: "fine",
    backdrop: "foyer",
    layers: [
      { kind: "stand", part: "easel", x: 450, y: 600, turn: 0, zoom: 100 },
      ...Array.from({ length: MAX_LAYERS - 1 }, (_, index) => layer(index)),
    ],
  });
  const scattered = (place: number) => ({
    x: (place * 379) % 901,
    y: (place * 787) % 1201,
    turn: ((place * 97) % 361) - 180,
    zoom: 20 + ((place * 61) % 281),
  });

  it("holds a full stand of 40 layers, half of them with a message, with room to spare", async () => {
    const words =
      "Congratulations on a full house, and on every house that was not yet full! 五周年おめでとう";
    const stand = full((place) =>
      place % 2 === 0
        ? {
            kind: "panel",
            part: "ribbon",
            text: words.slice(place, place + 75),
            ...scattered(place),
          }
        : { kind: "flower", part: "ranunculus-cloud", ...scattered(place) },
    );
    expect((await encodeStand(stand)).length).toBeLessThan(LONGEST_LINK / 3);
  });

  it("is refused to a stand with more words than it can hold, which a file can", async () => {
    const ideograph = (place: number) => String.fromCodePoint(0x4e00 + ((place * 7919) % 20_000));
    const text = (panel: number) =>
      Array.from({ length: 80 }, (_, index) => ideograph(panel * 80 + index)).join("");
    const stand = full((place) => {
      return { kind: "panel", part: "ribbon", text: text(place), ...scattered(place) };
    });
    expect(restore(stand)).toEqual({ ok: true, stand });
    const link = await encodeStand(stand);
    expect(link.length).toBeGreaterThan(LONGEST_LINK);
    expect(await decodeStand(link)).toEqual({ ok: false, fault: "too-large" });
    expect(await decodeAny(await encodeAny(stand))).toEqual({ ok: true, stand });
  });
});

it("any text gives a valid stand or a fault, and never hangs", async () => {
  const base64url = fc.stringMatching(/^[A-Za-z0-9_-]{0,400}$/);
  const damaged = fc
    .tuple(someStand, fc.nat(), fc.nat(400), base64url)
    .map(([stand, at, length, put]) => {
      const link = encodeStandSync(stand);
      const start = at % link.length;
      return link.slice(0, start) + put.slice(0, length % 9) + link.slice(start + (length % 5));
    });
  const wrapped = fc.oneof(
    fc.jsonValue().map((value) => packed(JSON.stringify(value))),
    fc.uint8Array().map(packed),
    fc.array(fc.array(fc.jsonValue())).map((layers) => packed(JSON.stringify([1, 2, 3, layers]))),
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(base64url, fc.string(), damaged, wrapped), async (text) => {
      const all = [await decodeStand(text), await decodeAny(text, KIT)];
      const faults = all.flatMap((found) => (found.ok ? [] : [found.fault]));
      expect(faults.filter((fault) => !FAULTS.includes(fault))).toEqual([]);
      const stands = all.filter(({ ok }) => ok);
      expect(stands.map((found) => found.ok && restore(found.stand))).toEqual(stands);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ["nothing", "", "unreadable"],
  ["what is too long", "A".repeat(LONGEST_LINK + 1), "too-large"],
  ["a bomb", packed("[".repeat(5_000_000)), "too-large"],
  ["a bomb that breaks off", packed("0".repeat(5_000_000)).slice(0, 5000), "too-large"],
  ["deep brackets", packed("[".repeat(100_000)), "unreadable"],
  ["bytes that are no text", packed(new Uint8Array([34, 255, 34])), "unreadable"],
  ["something else", packed("[1,2]"), "no-stand"],
  ["a later version", packed('[2,"fine","foyer",[]]'), "too-new"],
])("of %s the fault is named", async (_what, text, fault) => {
  expect(await decodeStand(text)).toEqual({ ok: false, fault });
});
