import type { FlowerStand } from "#content/types";
import { encodeAny } from "#lib/stand/document/link";
import { embedDocument } from "./embedded-document";
import { openPicture } from "./open-picture";
import { pngWith } from "#lib/png/png.fixtures";

const PLACE = { x: 450, y: 600, turn: 0, zoom: 100 } as const;
const STAND: FlowerStand = {
  version: 1,
  palette: "undead",
  backdrop: "foyer",
  layers: [
    { kind: "stand", part: "easel", ...PLACE },
    { kind: "own", own: "own-picture-1", shape: "heart", ...PLACE },
    { kind: "panel", part: "plaque", text: "おめでとう 🌸", ...PLACE },
  ],
};

const fileOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);
const holding = (text: string) => fileOf(embedDocument(pngWith(), text) ?? new Uint8Array());

test("a saved picture opens in the editor, with the visitor's pictures", async () => {
  expect(await openPicture(holding(await encodeAny(STAND)))).toEqual({
    ok: true,
    stand: STAND,
  });
});

test.each([
  ["another picture", fileOf(pngWith()), "no-stand"],
  ["no picture", new Blob(["<svg onload=alert(1)>"]), "unreadable"],
  ["a text that breaks off", holding("abc"), "cut-off"],
  ["a long text", holding("a".repeat(300_000)), "too-large"],
])("%s has a named fault", async (_, file, fault) => {
  expect(await openPicture(file)).toEqual({ ok: false, fault });
});

test("a file larger than any picture is not read", async () => {
  const huge = { size: 1e9, arrayBuffer: () => Promise.reject(new Error("was read")) };
  expect(await openPicture(huge as unknown as Blob)).toEqual({
    ok: false,
    fault: "too-large",
  });
});

test("a file that cannot be read rejects nothing", async () => {
  const vanished = { size: 10, arrayBuffer: () => Promise.reject(new DOMException("gone")) };
  expect(await openPicture(vanished as unknown as Blob)).toEqual({
    ok: false,
    fault: "unreadable",
  });
});
