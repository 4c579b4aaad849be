import { INK, shade } from "../../drawing/color";
import { clipped, disc, flat, line, OUTLINE, shape } from "../../drawing/outlined";
import { both, type Cloth, GOLD, heartPath, SILVER, starPath, TORSO, WHITE } from "./cloth";

const SASH = "M300 1060L400 1040L1130 1582L1060 1680H860Z";

const fringeOf = (color: string): string =>
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        line(`M${166 + i * 34} ${1246 - i * 22}v62`, INK, 20) +
        line(`M${166 + i * 34} ${1246 - i * 22}v60`, color, 9),
    )
    .join("");

const epaulette = (color: string): string =>
  fringeOf(color) +
  shape("M350 1072Q250 1086 176 1152L142 1236Q220 1240 330 1150Q372 1110 350 1072Z", color);

const mirrored = (inner: string): string => `<g transform="matrix(-1 0 0 1 1200 0)">${inner}</g>`;

const sash = (color: string): string =>
  clipped(TORSO, shape(SASH, color) + line("M366 1066L990 1560", shade(color, 0.5))) +
  line(TORSO, INK, OUTLINE);

const feather = (color: string): string =>
  shape("M300 1300Q250 1220 270 1120Q340 1180 332 1296Z", color) +
  line("M284 1160L316 1300", INK, 5);

const cape = (cloth: Cloth): string =>
  shape("M420 1052Q270 1080 176 1142Q60 1230 10 1600H330Q300 1400 440 1150Z", cloth.accent) +
  shape("M330 1600Q300 1400 440 1150L476 1120Q380 1400 420 1600Z", shade(cloth.accent, 0.35)) +
  line("M190 1240Q120 1400 110 1600M300 1180Q220 1380 230 1600", shade(cloth.accent, 0.45));

const cord = (color: string): string =>
  line("M300 1106Q330 1300 570 1250M286 1116Q300 1390 580 1300", INK, 20) +
  line("M300 1106Q330 1300 570 1250M286 1116Q300 1390 580 1300", color, 10);

/** What is pinned or hung on the costume, in poster space, by name. */
export const trims = {
  /** Nothing. */
  none: () => "",
  /** Fringed shoulder boards in gold. */
  epaulettes: () => both(epaulette(GOLD)),
  /** Fringed shoulder boards in the image colour. */
  colorEpaulettes: ({ accent }: Cloth) => both(epaulette(accent)),
  /** Sash from the viewer's left shoulder. */ sashLeft: ({ accent }: Cloth) => sash(accent),
  /** Sash from the viewer's right shoulder. */
  sashRight: ({ accent }: Cloth) => mirrored(sash(accent)),

  /** Stone in a gold setting. */
  brooch: ({ accent }: Cloth) => disc(804, 1316, 48, GOLD) + disc(804, 1316, 27, accent),
  /** Star pin. */
  star: ({ accent }: Cloth) => shape(starPath(810, 1320, 66), accent),
  /** Heart pin. */
  heart: ({ accent }: Cloth) => shape(heartPath(806, 1310, 52), accent),
  /** Rose. */
  rose: ({ accent }: Cloth) =>
    shape("M860 1350Q900 1390 940 1360Q910 1320 860 1330Z", "#4d8f5a", 8) +
    disc(806, 1316, 60, accent) +
    line("M770 1316Q806 1270 842 1316Q820 1356 786 1336Q790 1306 812 1312"),
  /** Cord from the shoulder to the chest. */
  cordLeft: () => cord(GOLD),
  /** The same on the other side. */
  cordRight: () => mirrored(cord(SILVER)),
  /** Half cape on the viewer's left. */
  capeLeft: (cloth: Cloth) => cape(cloth),
  /** Half cape on the viewer's right. */
  capeRight: (cloth: Cloth) => mirrored(cape(cloth)),
  /** Feather at the chest. */
  feather: ({ accent }: Cloth) =>
    mirrored(
      feather(WHITE) + feather(accent).replace("<path", '<path transform="rotate(24 300 1300)"'),
    ),
  /** Three badges. */
  badges: ({ accent, unit }: Cloth) =>
    disc(816, 1270, 40, accent) +
    disc(880, 1330, 32, WHITE) +
    disc(806, 1362, 30, unit.color1) +
    flat(starPath(816, 1270, 24), WHITE),
  /** Two belts across the chest. */
  straps: ({ accent }: Cloth) =>
    clipped(
      TORSO,
      [1300, 1420]
        .map((y) =>
          shape(
            `M40 ${y - 20}L600 ${y + 60}L1160 ${y - 20}V${y + 36}L600 ${y + 118}L40 ${y + 36}Z`,
            accent,
          ),
        )
        .join(""),
    ) +
    line(TORSO, INK, OUTLINE) +
    [1350, 1470].map((y) => shape(`M566 ${y}h68v70h-68Z`, SILVER)).join(""),
  /** Chain from pocket to pocket. */
  chains: () =>
    line("M360 1330Q480 1470 600 1400Q720 1470 840 1330", INK, 18) +
    line("M360 1330Q480 1470 600 1400Q720 1470 840 1330", GOLD, 9),
  /** Pocket square. */
  square: ({ accent }: Cloth) =>
    shape("M756 1330L770 1266L806 1300L836 1256L868 1324Z", accent) +
    line("M746 1332L880 1326", INK, 12),
  /** Bow on the shoulder. */
  shoulderBow: ({ accent }: Cloth) =>
    shape("M900 1150Q830 1090 780 1120Q780 1200 890 1180Z", accent) +
    shape("M920 1150Q980 1070 1040 1100Q1040 1190 930 1180Z", accent) +
    shape("M896 1176L850 1300L890 1280L914 1310L930 1180Z", accent) +
    disc(908, 1162, 26, shade(accent, 0.25)),
} as const satisfies Record<string, (cloth: Cloth) => string>;

/** Name of what is pinned or hung on the costume. */
export type Trim = keyof typeof trims;
