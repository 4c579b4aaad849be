import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { INK } from "../../lib/artwork/drawing/color";
import { fitSize, lettering } from "../../lib/artwork/lettering/lettering";
import type { Card } from "./cards";

/** How a sheet is laid out. */
export interface SheetOptions {
  /** Width of a card in pixels. */
  width: number;
  /** Cards side by side. */
  columns: number;
}

const GAP = 12;
const CAPTION = 22;
const CAPTION_STYLE = {
  weight: 700,
  fill: INK,
  outlineWidth: 0,
  shadowX: 0,
  shadowY: 0,
  anchor: "middle",
} as const;

/** Draws cards beside each other, each over its key; the result is not encoded yet. */
export async function contactSheet(
  cards: readonly Card[],
  { width, columns }: SheetOptions,
): Promise<Sharp> {
  const overlays: OverlayOptions[] = [];
  let top = GAP;
  for (let start = 0; start < cards.length; start += columns) {
    const row = await Promise.all(
      cards.slice(start, start + columns).map(async (card) => drawCard(card, width)),
    );
    for (const [place, { picture, caption, height }] of row.entries()) {
      const left = GAP + place * (width + GAP);
      overlays.push({ input: picture, left, top }, { input: caption, left, top: top + height });
    }
    top += Math.max(...row.map(({ height }) => height)) + CAPTION + GAP;
  }
  const across = Math.min(columns, Math.max(1, cards.length));
  return sharp({
    create: {
      width: GAP + across * (width + GAP),
      height: top,
      channels: 3,
      background: "#e9e5ef",
    },
  })
    .composite(overlays)
    .png();
}

async function drawCard(card: Card, width: number) {
  const height = Math.round((width * card.height) / card.width);
  const picture = await sharp(Buffer.from(card.draw())).resize(width, height).png().toBuffer();
  const words = lettering(card.key, { ...CAPTION_STYLE, size: fitSize(card.key, width, 15) });
  const caption =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}">` +
    `<g transform="translate(${width / 2} 15)">${words}</g></svg>`;
  return { picture, caption: Buffer.from(caption), height };
}
