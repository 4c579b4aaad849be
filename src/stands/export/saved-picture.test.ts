import type { FlowerStand } from "#content/types";
import { encodeAny } from "#lib/stand/document/link";
import { drawStand } from "./draw-stand";
import { embeddedDocument } from "./embedded-document";
import { ExportError } from "./export-error";
import type { ExportSize } from "./export-sizes";
import { pngWith } from "#lib/png/png.fixtures";
import { savedPicture } from "./saved-picture";

// Canvases are drawn in e2e/stand-export.spec.ts; here they only have a size.
jest.mock("./draw-stand", () => ({ drawStand: jest.fn() }));
Object.assign(globalThis, { document: { createElement: () => ({}) } });

const KIT = {
  sprite: "/sprite.svg",
  parts: { stand: [], flower: [], panel: [], sticker: [], backdrop: [] },
  posters: [],
};
const STAND: FlowerStand = {
  version: 1,
  palette: "fine",
  backdrop: "foyer",
  layers: [{ kind: "stand", part: "easel", x: 450, y: 600, turn: 0, zoom: 100 }],
};
const own = async () => undefined;

/** A device that supports canvases and pictures up to some widths; returns all canvases created. */
function device({ draws, writes }: { draws: number; writes: number }) {
  const canvases: { width: number }[] = [];
  jest.mocked(drawStand).mockImplementation(async (canvas) => {
    const { width } = canvas;
    canvases.push(canvas);
    if (width > draws) throw new ExportError("size");
    canvas.toBlob = (give) => give(width > writes ? null : new Blob([Uint8Array.from(pngWith())]));
  });
  return canvases;
}

const save = (size: ExportSize["key"]) => savedPicture(STAND, KIT, { size, loadOwn: own });

test("a picture contains its stand", async () => {
  device({ draws: 9999, writes: 9999 });
  const { picture, smaller } = await save("large");
  expect(picture.type).toBe("image/png");
  expect(embeddedDocument(new Uint8Array(await picture.arrayBuffer()))).toEqual({
    ok: true,
    text: await encodeAny(STAND),
  });
  expect(smaller).toBeUndefined();
});

test("falls back to the next smaller size if the device cannot make one, and reports it", async () => {
  const canvases = device({ draws: 2000, writes: 1000 });
  expect((await save("large")).smaller?.key).toBe("small");
  expect(canvases.map(({ width }) => width)).toEqual([0, 0, 0]);
});

test("a device that manages none says so", async () => {
  const canvases = device({ draws: 2000, writes: 10 });
  await expect(save("medium")).rejects.toMatchObject({ fault: "size" });
  expect(canvases.every(({ width }) => width === 0)).toBe(true);
});

test("tries no smaller size after a failure for another reason", async () => {
  jest.mocked(drawStand).mockRejectedValue(new ExportError("fetch"));
  await expect(save("large")).rejects.toMatchObject({ fault: "fetch" });
});
