import { embedText } from "#lib/png/embedded-text";
import { type Brush, drawPng, INK, drawPanel, SIZE, SUN, WHITE } from "../picture/canvas";
import type { Contender, Ranked } from "./sorter-config";

/** Podium: x, top and width of the posters, and colour of their blocks. */
const STEPS = [
  [258, 104, 204, SUN],
  [40, 196, 190, WHITE],
  [490, 250, 190, "#82b1ff"],
] as const;

const RAYS = ["#fe4d91", "#ff86b4"] as const;

/**
 * Renders a ranking as a PNG: three posters and ten names, with the packed sorting embedded.
 * @throws if a poster fails to load
 */
export async function drawSortPicture(
  ranking: readonly Ranked[],
  packed: string,
  keyword: string,
): Promise<Blob> {
  const posters = await Promise.all(
    ranking.slice(0, 3).map(({ contender }) => posterOf(contender)),
  );
  const drawn = await drawPng(RAYS, (brush) => {
    for (const [at, poster] of posters.entries()) drawStep(brush, at, poster, ranking[at]?.place);
    brush.setFont(40);
    brush.context.fillText("My number one", 40, 70);
    drawList(brush, ranking.slice(0, 10));
  });
  const png = embedText(drawn, { keyword }, packed);
  if (!png) throw new Error("The browser made no PNG.");
  return new Blob([png], { type: "image/png" });
}

function drawStep(brush: Brush, at: number, poster: HTMLImageElement | undefined, place = 0): void {
  const { context, setFont } = brush;
  const [x, top, width, color] = STEPS[at] ?? STEPS[0];
  const height = width * (poster ? poster.naturalHeight / poster.naturalWidth : 1);
  if (poster) {
    drawPanel(brush, [x, top, width, height], INK);
    context.drawImage(poster, x, top, width, height);
  }
  drawPanel(brush, [x - 14, top + height - 6, width + 28, SIZE.height], color);
  setFont(64);
  const middle = x + (width - context.measureText(String(place)).width) / 2;
  context.fillText(String(place), middle, top + height + 62);
}

function drawList(brush: Brush, rows: readonly Ranked[]): void {
  const { context, setFont } = brush;
  drawPanel(brush, [720, 40, 440, 550], WHITE);
  for (const [at, { contender, place }] of rows.entries()) {
    const y = 92 + at * 49;
    setFont(26);
    context.fillText(String(place), 742, y);
    setFont(22);
    context.fillText(contender.name, 806, y, 336);
  }
  setFont(18);
  context.fillText("ENCORE!", 742, 578);
}

async function posterOf({ poster }: Contender): Promise<HTMLImageElement | undefined> {
  if (!poster) return undefined;
  const { sources = [], fallback } = poster.images;
  const widest = sources[0]?.srcSet.split(/,\s*/).at(-1)?.split(" ")[0];
  const image = new Image();
  image.src = widest ?? fallback?.src ?? "";
  await image.decode();
  return image;
}
