/** @jest-environment jsdom */
import { decodeStand } from "#lib/stand/document/link";
import { completeBrowser } from "#test/browser";
import { shareLink } from "./share-link";
import { OWN_STAND, STAND } from "../stand.fixtures";

beforeAll(completeBrowser);

const ORIGIN = "https://encore.example";

test("the link contains the whole stand in its hash", async () => {
  const link = await shareLink(STAND, ORIGIN);
  if (typeof link === "string") throw new Error(link);
  const { pathname, hash, search, origin } = new URL(link.address);
  expect([origin, pathname, search]).toEqual([ORIGIN, "/flowerstand/share/detail", ""]);
  expect(await decodeStand(hash.slice(1))).toEqual({ ok: true, stand: STAND });
  expect(link.path).toBe(`${pathname}${hash}`);
  expect(link.address.length).toBeLessThan(2000);
});

test("a stand with a visitor's picture, even hidden, has no link", async () => {
  expect(await shareLink(OWN_STAND, ORIGIN)).toBe("own");
});

test("a stand too large for a link has none", async () => {
  const noise = (seed: number) =>
    Array.from({ length: 80 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((seed * 7919 + index * index * 104_729) % 20_000)),
    ).join("");
  const panel = STAND.layers[2];
  if (panel?.kind !== "panel") throw new Error("The stand has a panel.");
  const panels = Array.from({ length: 60 }, (_, seed) => ({ ...panel, text: noise(seed) }));
  expect(await shareLink({ ...STAND, layers: panels }, ORIGIN)).toBe("no-link");
});
