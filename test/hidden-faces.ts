import sharp from "sharp";
import { outlinePoints } from "../lib/artwork/drawing/outline-points";
import type { DrawnCharacter } from "../lib/artwork/posters/poster/drawn-character";

/** Eyes and mouth in head space: left, top, right, foot. */
const BOXES = [
  [383, 492, 694, 590],
  [534, 642, 642, 700],
] as const;
const MARGIN = 14;
const WIDTH = 480;

const rows = [0, 0.5, 1];
const columns = [0, 0.25, 0.5, 0.75, 1];
const samples = BOXES.flatMap(([left, top, right, foot]) =>
  columns.flatMap((x) =>
    rows.map((y) => `M${left + x * (right - left)} ${top + y * (foot - top)}`),
  ),
);
const boxes = BOXES.map(
  ([left, top, right, foot]) =>
    `M${left - MARGIN} ${top - MARGIN}H${right + MARGIN}V${foot + MARGIN}H${left - MARGIN}Z`,
);

const blueOf = (at: number): number => 16 + at * 12;
const colorOf = (at: number): string => `#ff00${blueOf(at).toString(16)}`;

/** Characters with a patch of a colour of their own over eyes and mouth, in place of brows and glasses. */
function marked<One extends DrawnCharacter>(characters: readonly One[]): One[] {
  return characters.map((one, at) => {
    if (one.look.kind === "emblem") return one;
    const { glasses: _, parts, ...look } = one.look;
    const brows = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${colorOf(at)}" d="${[...boxes, ...samples].join("")}"/></svg>`;
    return { ...one, look: { ...look, parts: { ...parts, brows } } };
  });
}

/**
 * Counts, of the 30 samples of each face in a picture, those over which something else lies.
 * @param draw draws the picture as a whole `<svg>`
 */
export async function hiddenSamples<One extends DrawnCharacter>(
  characters: readonly One[],
  draw: (marked: One[]) => string,
): Promise<number[]> {
  const svg = draw(marked(characters));
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * WIDTH) / width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return characters.map((_, at) => {
    const patch = svg.replaceAll(/<[a-zA-Z]+\b[^>]*\/>/g, (shape) =>
      shape.includes(`"${colorOf(at)}"`) ? shape : "",
    );
    const points = outlinePoints(patch).slice(-samples.length);
    const isHidden = ([x, y]: readonly [number, number]) => {
      const [left, top] = [x, y].map((one) => Math.round((one * info.width) / width)) as [
        number,
        number,
      ];
      const start = (top * info.width + left) * info.channels;
      const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
      const isInside = left >= 0 && left < info.width && top >= 0 && top < info.height;
      return !isInside || red < 235 || green > 24 || Math.abs(blue - blueOf(at)) > 6;
    };
    return points.filter(isHidden).length;
  });
}
