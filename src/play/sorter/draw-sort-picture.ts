import { embedText } from "#lib/png/embedded-text";
import { SORT_MARK } from "./sort-mark";
import type { RankedIdol } from "./sorter-idol";

const SIZE = { width: 1200, height: 630 } as const;
const INK = "#17131c";
const WHITE = "#ffffff";
const SUN = "#ffd23f";

/** Where the posters of the first three stand, each on its block: x, top, width, and the block's colour. */
const STEPS = [
  [258, 104, 204, SUN],
  [40, 196, 190, WHITE],
  [490, 250, 190, "#82b1ff"],
] as const;

/**
 * A ranking as a PNG: the first three as posters, seven more as a list. The file carries the sorting.
 * @param packed as `encodeSort` gives it
 * @throws if a poster cannot be fetched or there is no canvas
 */
export async function drawSortPicture(
  ranking: readonly RankedIdol[],
  packed: string,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  const fonts = getComputedStyle(document.documentElement);
  const display = fonts.getPropertyValue("--display");
  await document.fonts.load(`800 40px ${display}`).catch(() => []);
  drawGround(context);
  const posters = await Promise.all(ranking.slice(0, 3).map(({ person }) => posterOf(person)));
  for (const [at, poster] of posters.entries()) {
    const [x, top, width, color] = STEPS[at] ?? STEPS[0];
    const height = (poster.naturalHeight / poster.naturalWidth) * width;
    framed(context, [x, top, width, height], () =>
      context.drawImage(poster, x, top, width, height),
    );
    const block = [x - 14, top + height - 6, width + 28, SIZE.height] as const;
    framed(context, block, () => {
      context.fillStyle = color;
      context.fillRect(...block);
    });
    context.fillStyle = INK;
    context.font = `800 64px ${display}`;
    const place = String(ranking[at]?.place);
    context.fillText(place, x + (width - context.measureText(place).width) / 2, top + height + 62);
  }
  context.fillStyle = INK;
  context.font = `800 40px ${display}`;
  context.fillText("My number one", 40, 70);
  drawList(context, ranking.slice(0, 10), display);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  const png = blob && embedText(new Uint8Array(await blob.arrayBuffer()), SORT_MARK, packed);
  if (!png) throw new Error("The browser made no PNG.");
  return new Blob([png], { type: "image/png" });
}

/** Rays from below. */
function drawGround(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#fe4d91";
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = "#ff86b4";
  for (let ray = 0; ray < 24; ray += 2) {
    context.beginPath();
    context.moveTo(360, 700);
    for (const turn of [ray, ray + 1]) {
      const angle = (turn / 24) * 2 * Math.PI;
      context.lineTo(360 + 1400 * Math.cos(angle), 700 + 1400 * Math.sin(angle));
    }
    context.fill();
  }
}

function drawList(
  context: CanvasRenderingContext2D,
  rows: readonly RankedIdol[],
  display: string,
): void {
  framed(context, [720, 40, 440, 550], () => {
    context.fillStyle = WHITE;
    context.fillRect(720, 40, 440, 550);
  });
  for (const [at, { person, place }] of rows.entries()) {
    const y = 92 + at * 49;
    context.fillStyle = INK;
    context.font = `800 26px ${display}`;
    context.fillText(String(place), 742, y);
    context.font = `800 22px ${display}`;
    context.fillText(person.name, 806, y, 336);
  }
  context.font = `800 18px ${display}`;
  context.fillText("ENCORE!", 742, 578);
}

function framed(
  context: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [number, number, number, number],
  draw: () => void,
): void {
  context.fillStyle = INK;
  context.fillRect(x - 5, y - 5, width + 10, height + 20);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  draw();
  context.restore();
}

async function posterOf({ posterPicture }: RankedIdol["person"]): Promise<HTMLImageElement> {
  const { sources = [], fallback } = posterPicture.imageData.images;
  const widest = sources[0]?.srcSet.split(/,\s*/).at(-1)?.split(" ")[0];
  const image = new Image();
  image.src = widest ?? fallback?.src ?? "";
  await image.decode();
  return image;
}
