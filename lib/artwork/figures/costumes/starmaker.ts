import { INK, mix, shade, tint } from "../../drawing/color";
import { disc, flat, line, shape } from "../../drawing/outlined";
import {
  BLACK,
  both,
  type Costume,
  diamondPath,
  GOLD,
  heartPath,
  notchLapels,
  peakLapels,
  placket,
  repeat,
  shirtCollar,
  shirtFront,
  standCollar,
  starPath,
  onTorso,
  torso,
  WHITE,
} from "./cloth";

/** fine: ivory tail coat with broad golden lapels and two rows of buttons. */
export const fine: Costume = ({ unit, accent }) =>
  torso("#fbf5e6") +
  shirtFront(mix(accent, "#ffffff", 0.25)) +
  peakLapels(unit.color1) +
  both(
    line("M398 1168L344 1164L394 1284L560 1420", GOLD, 10) +
      disc(420, 1440, 20, GOLD) +
      disc(436, 1540, 20, GOLD),
  ) +
  standCollar("#fbf5e6", GOLD);

/** Trickstar: dark blazer, lapels in the unit's orange, check on the shoulders. */
export const trickstar: Costume = ({ unit, accent }) =>
  torso(BLACK) +
  onTorso(
    both(
      flat("M60 1060H330L250 1330L236 1600H60Z", accent) +
        line(
          "M80 1240L330 1180M70 1400L280 1350M150 1120L170 1600",
          mix(accent, "#ffffff", 0.5),
          14,
        ),
    ),
  ) +
  both(line("M246 1600Q268 1440 236 1320L330 1092")) +
  shirtFront(WHITE) +
  notchLapels(unit.color1) +
  both(line("M440 1110L398 1170", INK, 6)) +
  shirtCollar(WHITE);

/** RYUSEITAI: hero's suit in the image colour, white yoke, star on the chest. */
export const ryuseitai: Costume = ({ accent }) =>
  torso(accent) +
  onTorso(
    flat("M200 1020H1000L960 1170L600 1420L240 1170Z", WHITE) +
      line("M180 1170L600 1460L1020 1170", INK, 30) +
      line("M180 1170L600 1460L1020 1170", GOLD, 14) +
      both(flat("M60 1380H260V1440H60Z", WHITE) + line("M60 1380H262M60 1440H256")),
  ) +
  both(line("M246 1600Q268 1440 236 1320")) +
  shape(starPath(600, 1300, 78), mix(accent, INK, 0.08)) +
  standCollar(accent, WHITE);

/** ALKALOID: halved jacket, turquoise and black, with the suits of cards down the edge. */
export const alkaloid: Costume = ({ unit, accent }) =>
  torso(BLACK) +
  onTorso(flat("M0 1000H600V1600H0Z", unit.color1)) +
  shirtFront(WHITE) +
  both(line("M246 1600Q268 1440 236 1320")) +
  shape("M476 1040L372 1180L424 1214L386 1262L600 1500L600 1440Q530 1240 476 1040Z", BLACK) +
  `<g transform="matrix(-1 0 0 1 1200 0)">${shape("M476 1040L372 1180L424 1214L386 1262L600 1500L600 1440Q530 1240 476 1040Z", unit.color1)}</g>` +
  shape(diamondPath(330, 1400, 34, 48), accent, 8) +
  shape(heartPath(330, 1530, 40), WHITE, 8) +
  shape(heartPath(870, 1400, 40), accent, 8) +
  shape(diamondPath(870, 1530, 34, 48), WHITE, 8) +
  shirtCollar(WHITE);

/** 4piece: the audition's track top with a number plate and a puzzle piece. */
export const fourPiece: Costume = ({ unit, accent }) =>
  torso(unit.color1) +
  onTorso(
    both(
      flat("M60 1000H330L236 1320L246 1600H60Z", WHITE) +
        line("M190 1120Q120 1300 116 1600M240 1110Q170 1300 170 1600", accent, 22),
    ),
  ) +
  both(line("M246 1600Q268 1440 236 1320L336 1090")) +
  shape("M400 1062L600 1230L800 1062L712 1022Q600 1110 488 1022Z", shade(unit.color1, 0.2)) +
  standCollar(accent, WHITE) +
  placket(1110) +
  disc(600, 1180, 14, WHITE) +
  shape("M690 1300h56a26 26 0 1 1 48 0h56v60a26 26 0 1 1 0 48v58h-160Z", tint(accent, 0.2)) +
  repeat(
    [
      [350, 1330],
      [350, 1380],
      [350, 1430],
    ],
    (x, y) => line(`M${x} ${y}h150`, INK, 14),
  );
