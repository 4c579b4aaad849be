import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { Catalogue } from "../../lib/content/catalogue/read-catalogue";
import { INK } from "../../lib/artwork/drawing/color";
import { lettering } from "../../lib/artwork/lettering/lettering";
import { type PosterSubject, posterSvg } from "../../lib/artwork/posters/poster/poster";
import { unitMembers } from "../../lib/artwork/posters/sources/subjects";

/** What a contact sheet shows. */
export interface SheetOptions {
  /** Width of a card in pixels; cards are 3:4. */
  cardWidth: number;
  /** Ids of the units to show; all of them if the list is empty. */
  units: string[];
}

const GAP = 12;
const CAPTION = 22;
const COLUMNS = 8;
const CAPTION_STYLE = {
  weight: 700,
  fill: INK,
  outlineWidth: 0,
  shadowX: 0,
  shadowY: 0,
  anchor: "middle",
} as const;

/** The cards of a sheet: units in the order of their files, members in the order of their list. */
function cardsOf(catalogue: Catalogue, units: string[]): PosterSubject[] {
  return catalogue.units
    .filter(({ id }) => units.length === 0 || units.includes(id))
    .flatMap((unit) => unitMembers(unit, catalogue));
}

async function draw(subject: PosterSubject, width: number) {
  const picture = await sharp(Buffer.from(posterSvg(subject)))
    .resize({ width })
    .png()
    .toBuffer();
  const words = lettering(subject.name, { ...CAPTION_STYLE, size: width * 0.065 });
  const caption =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}">` +
    `<g transform="translate(${width / 2} 15)">${words}</g></svg>`;
  return { picture, caption: Buffer.from(caption) };
}

/** Draws the sheet; the result is not encoded yet. */
export async function contactSheet(catalogue: Catalogue, options: SheetOptions): Promise<Sharp> {
  const { cardWidth, units } = options;
  const height = Math.round((cardWidth * 4) / 3);
  const cards = cardsOf(catalogue, units);
  const drawn = await Promise.all(cards.map((one) => draw(one, cardWidth)));
  const overlays = drawn.flatMap(({ picture, caption }, i): OverlayOptions[] => {
    const left = GAP + (i % COLUMNS) * (cardWidth + GAP);
    const top = GAP + Math.floor(i / COLUMNS) * (height + CAPTION + GAP);
    return [
      { input: picture, left, top },
      { input: caption, left, top: top + height },
    ];
  });
  return sharp({
    create: {
      width: GAP + Math.min(COLUMNS, Math.max(1, cards.length)) * (cardWidth + GAP),
      height: GAP + Math.ceil(cards.length / COLUMNS) * (height + CAPTION + GAP),
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(overlays)
    .png();
}
