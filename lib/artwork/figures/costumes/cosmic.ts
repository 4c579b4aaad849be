import { INK, mix } from "../../drawing/color";
import { disc, flat, line, shape } from "../../drawing/outlined";
import {
  BLACK,
  both,
  type Costume,
  GOLD,
  hexPath,
  placket,
  repeat,
  SLEEVE,
  shawlLapels,
  shirtFront,
  standCollar,
  onTorso,
  torso,
  WHITE,
} from "./cloth";

/** Eden: charcoal uniform crossed over the chest, white facing, golden buttons. */
export const eden: Costume = ({ unit, accent }) =>
  torso(mix(unit.color1, INK, 0.45)) +
  shirtFront(accent) +
  shape("M474 1040L410 1150L326 1150L390 1310L640 1600H760L600 1400Q524 1230 474 1040Z", WHITE) +
  `<g transform="matrix(-1 0 0 1 1200 0)">${shape("M474 1040L410 1150L326 1150L380 1290L600 1480L600 1410Q524 1230 474 1040Z", WHITE)}</g>` +
  both(line("M404 1170L360 1170L410 1290L560 1440", GOLD, 9)) +
  repeat(
    [
      [440, 1470],
      [480, 1570],
      [780, 1500],
    ],
    (x, y) => disc(x, y, 20, GOLD),
  ) +
  standCollar(unit.color2, GOLD);

/** Valkyrie: burgundy frock coat with puffed shoulders, lace at the edge. */
export const valkyrie: Costume = ({ unit, accent }) =>
  torso(BLACK) +
  both(
    shape(
      "M400 1060Q230 1060 150 1160Q90 1270 150 1360Q250 1400 300 1330Q330 1180 400 1060Z",
      unit.color1,
    ) + line("M330 1100Q240 1180 214 1320M280 1096Q180 1180 166 1300"),
  ) +
  shape("M490 1022L380 1180L430 1600H770L820 1180L710 1022Q600 1110 490 1022Z", unit.color1) +
  both(
    line(
      "M392 1210Q420 1240 404 1270Q436 1296 416 1330Q446 1360 424 1394Q452 1424 432 1458Q460 1490 442 1520",
      mix(accent, "#ffffff", 0.4),
      11,
    ),
  ) +
  placket(1200) +
  repeat(
    [
      [600, 1470],
      [600, 1550],
    ],
    (x, y) => disc(x, y, 17, GOLD),
  ) +
  standCollar(BLACK, GOLD);

/** 2wink: bomber with one pink and one blue sleeve, check on the chest. */
export const twoWink: Costume = ({ unit }) =>
  torso(WHITE) +
  shape(SLEEVE, unit.color1) +
  `<g transform="matrix(-1 0 0 1 1200 0)">${shape(SLEEVE, "#35b6f0")}</g>` +
  Array.from({ length: 16 }, (_, i) => {
    const row = i % 2;
    return flat(`M${268 + i * 42} ${1392 + row * 42}h42v42h-42Z`, INK);
  }).join("") +
  line("M262 1392H938M256 1476H944") +
  shape(
    "M470 1010Q420 1090 450 1150L600 1230L750 1150Q780 1090 730 1010Q600 1110 470 1010Z",
    BLACK,
  ) +
  placket(1210);

/** Crazy:B: black bomber, yellow comb on the shoulders, stripes at the collar. */
export const crazyB: Costume = ({ unit, accent }) =>
  torso(BLACK) +
  onTorso(
    both(
      repeat(
        [
          [180, 1200],
          [250, 1160],
          [215, 1262],
          [285, 1222],
          [145, 1304],
          [180, 1364],
          [110, 1246],
          [320, 1160],
        ],
        (x, y) => shape(hexPath(x, y, 38), unit.color1, 8),
      ),
    ),
  ) +
  shirtFront(WHITE) +
  shawlLapels(unit.color1) +
  both(line("M420 1180L560 1400M404 1230L500 1390", INK, 16)) +
  shape("M392 1290Q440 1400 580 1500V1600H340Z", accent) +
  `<g transform="matrix(-1 0 0 1 1200 0)">${shape("M392 1290Q440 1400 580 1500V1600H340Z", accent)}</g>`;
