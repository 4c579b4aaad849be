import { INK, mix, shade } from "../../drawing/color";
import { disc, flat, line, shape } from "../../drawing/outlined";
import {
  BLACK,
  both,
  type Costume,
  GOLD,
  placket,
  repeat,
  SILVER,
  shirtFront,
  onTorso,
  torso,
  WHITE,
} from "./cloth";

/** UNDEAD: leather jacket with a slanting zip and studs, purple shirt. */
export const undead: Costume = ({ unit, accent }) =>
  torso(BLACK) +
  shirtFront(unit.color1, 1560) +
  shape(
    "M476 1030L340 1120L330 1250L410 1230L560 1600H640L600 1480Q520 1250 476 1030Z",
    mix(BLACK, "#ffffff", 0.12),
  ) +
  shape(
    "M724 1030L860 1120L870 1250L790 1230L680 1600H560L600 1480Q680 1250 724 1030Z",
    mix(BLACK, "#ffffff", 0.12),
  ) +
  line("M724 1130Q690 1300 590 1560", SILVER, 10) +
  both(
    repeat(
      [
        [368, 1150],
        [360, 1196],
        [404, 1128],
        [440, 1100],
      ],
      (x, y) => disc(x, y, 11, SILVER, 5),
    ) +
      line("M150 1260L236 1300M130 1330L240 1370", accent, 16) +
      line("M300 1420L420 1400", SILVER, 9),
  );

/** Ra*bits: white blouse with a broad sailor collar and round buttons. */
export const rabits: Costume = ({ unit, accent }) =>
  torso(WHITE) +
  onTorso(both(flat("M60 1430H262V1480H60Z", unit.color1) + line("M60 1430H260M60 1480H260"))) +
  both(line("M246 1600Q268 1440 236 1320")) +
  shape(
    "M488 1016Q380 1060 262 1106Q240 1230 330 1290L540 1330L600 1180L660 1330L870 1290Q960 1230 938 1106Q820 1060 712 1016Q600 1110 488 1016Z",
    unit.color1,
  ) +
  both(line("M296 1128Q280 1220 344 1258L528 1292", WHITE, 13)) +
  repeat(
    [
      [600, 1430],
      [600, 1530],
    ],
    (x, y) => disc(x, y, 26, accent),
  );

/** AKATSUKI: crossed collar and haori in crimson with a wave hem, tied with a cord. */
export const akatsuki: Costume = ({ unit, accent }) =>
  torso(BLACK) +
  both(
    shape(
      "M430 1052Q300 1086 226 1124C140 1160 104 1300 78 1600H380Q350 1300 470 1080Z",
      unit.color1,
    ) +
      line(
        "M84 1540q30 -50 62 0q30 -50 62 0q30 -50 62 0q30 -50 62 0M92 1480q30 -50 60 0q30 -50 60 0q30 -50 60 0",
        mix(unit.color1, "#ffffff", 0.75),
        10,
      ),
  ) +
  shape("M710 1016L520 1400L560 1440L760 1060Z", WHITE) +
  shape("M724 1030L560 1380L600 1420L790 1090Z", shade(accent, 0.12)) +
  shape("M490 1016L700 1420L650 1460L440 1060Z", WHITE) +
  shape("M474 1026L668 1440L610 1480L408 1080Z", accent) +
  both(line("M430 1130Q360 1330 384 1600", GOLD, 10)) +
  line("M390 1440Q600 1540 810 1440", INK, 26) +
  line("M390 1440Q600 1540 810 1440", WHITE, 13) +
  disc(600, 1496, 32, accent);

/** Everyday: teacher's coat over shirt and waistcoat. */
export const coat: Costume = ({ accent }) =>
  torso(WHITE) +
  shirtFront(mix(accent, "#ffffff", 0.7), 1560) +
  both(
    shape("M476 1036L360 1190L420 1226L384 1280L560 1600H600V1560Q530 1260 476 1036Z", WHITE) +
      line("M300 1440H430", INK, 9),
  ) +
  line("M334 1436V1380M362 1436V1370", shade(accent, 0.2), 14) +
  both(
    shape(
      "M496 992Q466 1034 470 1072L540 1172L604 1084Q536 1056 496 992Z",
      mix(accent, "#ffffff", 0.7),
    ),
  );

/** Everyday: suit. */
export const suit: Costume = ({ accent }) =>
  torso(mix(accent, INK, 0.62)) +
  shirtFront(WHITE, 1460) +
  shape("M530 1300L600 1370L670 1300L720 1600H480Z", mix(accent, INK, 0.35)) +
  both(
    shape(
      "M476 1040L372 1180L424 1214L386 1262L560 1560L600 1600L560 1400Q520 1240 476 1040Z",
      mix(accent, INK, 0.7),
    ),
  ) +
  both(shape("M496 992Q466 1034 470 1072L540 1172L604 1084Q536 1056 496 992Z", WHITE));

/** Everyday: hoodie. */
export const hoodie: Costume = ({ accent, unit }) =>
  torso(accent) +
  shape(
    "M470 1000Q390 1060 400 1150Q500 1260 600 1270Q700 1260 800 1150Q810 1060 730 1000Q600 1130 470 1000Z",
    shade(accent, 0.2),
  ) +
  line("M540 1200V1400M660 1200V1360", WHITE, 12) +
  shape("M380 1500Q600 1440 820 1500V1600H380Z", unit.color2);

/** Everyday: knitted jumper over a shirt. */
export const knit: Costume = ({ accent }) =>
  torso(mix(accent, "#ffffff", 0.2)) +
  shape("M470 1030L600 1260L730 1030L700 1022Q600 1110 500 1022Z", WHITE) +
  both(
    line("M462 1050L600 1290", shade(accent, 0.4), 18) +
      line("M330 1300v260M380 1280v300", shade(accent, 0.3), 9),
  ) +
  placket(1300) +
  both(shape("M496 992Q466 1034 470 1072L540 1172L604 1084Q536 1056 496 992Z", WHITE));
