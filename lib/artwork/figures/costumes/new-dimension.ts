import { INK, mix, shade, tint } from "../../drawing/color";
import { disc, flat, line, shape } from "../../drawing/outlined";
import {
  BLACK,
  both,
  type Costume,
  GOLD,
  notchLapels,
  placket,
  repeat,
  SILVER,
  shirtCollar,
  shirtFront,
  standCollar,
  onTorso,
  torso,
  WHITE,
} from "./cloth";

/** Knights: navy dress uniform, white plastron, silver frogging. */
export const knights: Costume = ({ unit, accent }) =>
  torso(mix(unit.color1, INK, 0.42)) +
  shape("M474 1050L330 1150L410 1600H790L870 1150L726 1050Q600 1110 474 1050Z", WHITE) +
  placket(1130) +
  repeat(
    [
      [0, 1270],
      [0, 1370],
      [0, 1470],
      [0, 1570],
    ],
    (_, y) =>
      line(`M452 ${y}H748`, INK, 22) +
      line(`M456 ${y}H744`, unit.color1, 10) +
      disc(446, y, 18, SILVER) +
      disc(754, y, 18, SILVER),
  ) +
  both(line("M344 1160L424 1590", accent, 14)) +
  standCollar(mix(unit.color1, INK, 0.42), SILVER);

/** Switch: magician's white coat under a scalloped lime capelet. */
export const switchCostume: Costume = ({ unit, accent }) =>
  torso(WHITE) +
  shirtFront(mix(accent, "#ffffff", 0.1), 1600) +
  notchLapels(BLACK, 1560) +
  both(
    shape(
      "M490 1020Q330 1060 226 1110Q130 1160 120 1300Q170 1340 220 1306Q260 1350 316 1310Q360 1340 400 1290Q450 1300 470 1240Z",
      unit.color1,
    ) +
      line("M300 1100Q230 1180 222 1296M400 1072Q330 1180 318 1300", shade(unit.color1, 0.5)) +
      disc(300, 1440, 16, accent) +
      disc(330, 1520, 16, GOLD),
  ) +
  shirtCollar(WHITE);

/** MaM: festival coat with a wave border and a twisted rope. */
export const mam: Costume = ({ unit, accent }) =>
  torso(BLACK) +
  shape("M490 1022L600 1320L710 1022Q600 1110 490 1022Z", WHITE) +
  both(
    shape(
      "M430 1046Q300 1086 226 1124C140 1160 104 1300 78 1600H470L500 1340L470 1080Z",
      unit.color1,
    ) +
      shape("M470 1030L430 1046Q420 1300 440 1600H520L540 1290Q500 1150 470 1030Z", accent) +
      line(
        "M100 1440l50 -50l50 50l50 -50l50 50l50 -50l50 50M94 1500l50 -50l50 50l50 -50l50 50l50 -50l50 50",
        WHITE,
        12,
      ),
  ) +
  line("M440 1560Q600 1620 760 1560", INK, 50) +
  line("M440 1560Q600 1620 760 1560", tint(GOLD, 0.5), 32) +
  line("M470 1556l24 34M520 1570l24 32M570 1580l24 30M630 1580l24 28M690 1566l20 30");

/** SPRI: pastel sports jacket with a zip, a hood and piping. */
export const spri: Costume = ({ unit, accent }) =>
  torso(WHITE) +
  onTorso(
    both(
      flat("M60 1060H360L250 1330L236 1600H60Z", unit.color1) +
        line("M200 1130Q130 1300 124 1600", accent, 26),
    ) +
      flat(
        "M244 1396L600 1494L956 1396Q942 1460 954 1600H246Q258 1460 244 1396Z",
        mix(accent, "#ffffff", 0.35),
      ) +
      line("M248 1396L600 1494L952 1396", INK, 10),
  ) +
  both(line("M246 1600Q268 1440 236 1320L336 1090")) +
  shape(
    "M470 1000Q380 1060 400 1140Q500 1220 600 1250Q700 1220 800 1140Q820 1060 730 1000Q600 1130 470 1000Z",
    unit.color2,
  ) +
  both(line("M420 1110Q500 1180 586 1206", WHITE, 12)) +
  placket(1240) +
  shape("M588 1290h24v56h-24Z", GOLD, 6);
