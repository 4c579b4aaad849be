import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { PictureSource } from "../../lib/images";
import { INK } from "../../lib/artwork/drawing/color";
import { lettering } from "../../lib/artwork/lettering/lettering";
import type { ChangedPoster } from "./changed-posters";

/** Pixels: a poster is 3:4. */
const WIDTH = 240;
const HEIGHT = 320;
const GAP = 12;
const CAPTION = 26;
/** Pairs beside each other. */
const COLUMNS = 3;

const CAPTION_STYLE = {
  weight: 700,
  fill: INK,
  outlineWidth: 0,
  shadowX: 0,
  shadowY: 0,
  size: 14,
  anchor: "middle",
} as const;

/** Draws each poster before and after beside each other, with its name; what is not there stays grey. */
export async function posterSheet(posters: readonly ChangedPoster[]): Promise<Sharp> {
  const pair = 2 * WIDTH + GAP;
  const overlays: OverlayOptions[] = [];
  for (const [at, { key, before, after }] of posters.entries()) {
    const left = GAP + (at % COLUMNS) * (pair + 2 * GAP);
    const top = GAP + Math.floor(at / COLUMNS) * (HEIGHT + CAPTION + GAP);
    overlays.push(
      { input: await cardOf(before), left, top },
      { input: await cardOf(after), left: left + WIDTH + GAP, top },
      { input: captionOf(key, pair), left, top: top + HEIGHT },
    );
  }
  const columns = Math.min(COLUMNS, Math.max(1, posters.length));
  return sharp({
    create: {
      width: columns * (pair + 2 * GAP),
      height: GAP + Math.ceil(posters.length / COLUMNS) * (HEIGHT + CAPTION + GAP),
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(overlays)
    .png();
}

async function cardOf(source: PictureSource | undefined): Promise<Buffer> {
  const size = { width: WIDTH, height: HEIGHT };
  if (!source) {
    return sharp({ create: { ...size, channels: 3, background: "#dddddd" } })
      .png()
      .toBuffer();
  }
  const input = source.file ?? Buffer.from(source.svg ?? source.drawing?.draw() ?? "");
  return sharp(input)
    .resize({ ...size, position: "top" })
    .png()
    .toBuffer();
}

function captionOf(key: string, width: number): Buffer {
  const words = lettering(key.slice(key.indexOf("/") + 1).replaceAll("_", " "), CAPTION_STYLE);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}">` +
      `<g transform="translate(${width / 2} 18)">${words}</g></svg>`,
  );
}
