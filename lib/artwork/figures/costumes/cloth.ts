import type { ColorSet } from "../../../../content/types";
import { clipped, line, shape } from "../../drawing/outlined";

/** What a costume is cut from. */
export interface Cloth {
  /** The character's image colour. */
  accent: string;
  /** The unit's colours. */
  unit: ColorSet;
  /** Colour of the skin, where a collar is open. */
  skin: string;
}

/** A costume: the body under neckwear and trim, in poster space; the neck is at x = 600. */
export type Costume = (cloth: Cloth) => string;

/** Cloth and metal of every unit’s wardrobe: warm white, black, gold, silver. */
export const WHITE = "#fffdf8";
export const BLACK = "#262230";
export const GOLD = "#f2b632";
export const SILVER = "#d7dce6";

/** The left half and its mirror image. */
export const both = (half: string): string =>
  `${half}<g transform="matrix(-1 0 0 1 1200 0)">${half}</g>`;

/** Outline of shoulders and chest. */
export const TORSO =
  "M488 1022C430 1070 330 1086 226 1124C140 1160 104 1300 78 1600L1122 1600C1096 1300 1060 1160 974 1124" +
  "C870 1086 770 1070 712 1022Q600 1110 488 1022Z";

/** Shoulders and chest in one colour, with the seams of the sleeves. */
export const torso = (fill: string): string =>
  shape(TORSO, fill) + both(line("M246 1600Q268 1440 236 1320"));

/** Flat shapes cut off by the outline of the torso, which is drawn again over them. */
export const onTorso = (inner: string): string => clipped(TORSO, inner) + shape(TORSO, "none");

/** One sleeve over the torso (the viewer's left one). */
export const SLEEVE =
  "M330 1090C300 1098 260 1110 226 1124C140 1160 104 1300 78 1600L246 1600Q268 1440 236 1320Q280 1180 330 1090Z";

/** A shirt front that shows between lapels, down to `depth`. */
export const shirtFront = (fill: string, depth = 1480): string =>
  shape(`M490 1022L600 ${depth}L710 1022Q600 1110 490 1022Z`, fill);

/** Turned-down shirt collar. */
export const shirtCollar = (fill: string): string =>
  both(shape("M496 992Q466 1034 470 1072L540 1172L604 1084Q536 1056 496 992Z", fill));

/** Stand-up collar, open in front. */
export const standCollar = (fill: string, edge?: string): string =>
  both(
    shape("M492 968Q452 1010 452 1066L586 1142L592 1062Q530 1034 492 968Z", fill) +
      (edge ? line("M480 996Q520 1060 584 1094", edge, 9) : ""),
  );

/** Lapels with a notch, closing at `depth`. */
export const notchLapels = (fill: string, depth = 1500): string =>
  both(
    shape(
      `M476 1040L372 1180L424 1214L386 1262L600 ${depth}L600 ${depth - 60}Q530 1240 476 1040Z`,
      fill,
    ),
  );

/** Lapels that point upwards. */
export const peakLapels = (fill: string, depth = 1480): string =>
  both(
    shape(
      `M474 1040L410 1150L326 1150L380 1290L600 ${depth}L600 ${depth - 70}Q524 1230 474 1040Z`,
      fill,
    ),
  );

/** Smooth rolled lapels. */
export const shawlLapels = (fill: string, depth = 1500): string =>
  both(
    shape(
      `M474 1034Q360 1160 392 1270Q460 1400 600 ${depth}L600 ${depth - 70}Q520 1230 474 1034Z`,
      fill,
    ),
  );

/** Line down the middle from `from`. */
export const placket = (from = 1120): string => line(`M600 ${from}V1600`);

/** A pattern's mark at each of the places. */
export const repeat = (
  places: [number, number][],
  mark: (x: number, y: number) => string,
): string => places.map(([x, y]) => mark(x, y)).join("");

/** A star with five points. */
export function starPath(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.45;
    const turn = (i / 10) * Math.PI * 2 - Math.PI / 2;
    return `${(x + Math.cos(turn) * reach).toFixed(1)} ${(y + Math.sin(turn) * reach).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A diamond. */
export const diamondPath = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`;

/** A heart that is 2r wide. */
export const heartPath = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}L${x - r} ${y - r * 0.1}A${r * 0.52} ${r * 0.52} 0 0 1 ${x} ${y - r * 0.5}A${r * 0.52} ${r * 0.52} 0 0 1 ${x + r} ${y - r * 0.1}Z`;

/** A hexagon with a corner on top. */
export const hexPath = (x: number, y: number, r: number): string => {
  const w = (r * 0.866).toFixed(1);
  return `M${x} ${y - r}l${w} ${r / 2}v${r}l-${w} ${r / 2}l-${w} -${r / 2}v-${r}Z`;
};
