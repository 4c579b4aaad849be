import { INK, shade, tint } from "../../drawing/color";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { both, type Cloth, GOLD, SILVER, WHITE } from "./cloth";

/** What is worn at the collar, in poster space, by name. */
export const neckwear = {
  /** Nothing. */
  none: () => "",
  /** Long tie. */
  tie: ({ accent }: Cloth) =>
    shape("M580 1146L620 1146L660 1404L600 1480L540 1404Z", accent) +
    line("M566 1240L634 1290M560 1300L640 1356", shade(accent, 0.45), 10) +
    shape("M562 1080H638L622 1150H578Z", accent),
  /** Loose tie over an open button. */
  looseTie: (cloth: Cloth) =>
    shape("M530 1044L600 1190L670 1044Q600 1086 530 1044Z", cloth.skin) +
    shape("M584 1230L628 1222L676 1440L622 1510L560 1450Z", cloth.accent) +
    shape("M566 1176L642 1168L632 1230L582 1236Z", cloth.accent),
  /** Bow tie. */
  bow: ({ accent }: Cloth) =>
    both(
      shape("M588 1118Q520 1054 466 1078Q452 1130 474 1182Q530 1196 588 1142Z", accent) +
        line("M580 1128Q540 1116 506 1126", INK, 6),
    ) + shape("M570 1096H630V1162H570Z", shade(accent, 0.3)),
  /** Soft ribbon with long ends. */
  ribbon: ({ accent }: Cloth) =>
    shape("M586 1140L520 1390L566 1364L600 1400L604 1150Z", accent) +
    shape("M612 1140L690 1380L640 1364L610 1404L596 1150Z", shade(accent, 0.18)) +
    both(shape("M590 1112Q510 1040 440 1092Q430 1180 500 1190Q556 1176 592 1138Z", accent)) +
    disc(600, 1126, 30, tint(accent, 0.25)),
  /** Ruffles under the chin with a stone. */
  jabot: ({ accent }: Cloth) =>
    shape(
      "M520 1290Q556 1330 600 1300Q644 1330 680 1290L700 1420Q650 1450 600 1420Q550 1450 500 1420Z",
      WHITE,
    ) +
    shape(
      "M520 1180Q556 1216 600 1190Q644 1216 680 1180L704 1310Q650 1340 600 1312Q550 1340 496 1310Z",
      WHITE,
    ) +
    shape("M530 1090Q600 1130 670 1090L700 1204Q650 1230 600 1206Q550 1230 500 1204Z", WHITE) +
    shape("M600 1066L640 1106L600 1152L560 1106Z", accent),
  /** Cravat tucked into the front. */
  ascot: ({ accent }: Cloth) =>
    shape(
      "M520 1064Q600 1120 680 1064Q690 1180 650 1330L600 1370L550 1330Q510 1180 520 1064Z",
      accent,
    ) +
    line("M560 1130Q590 1230 588 1330M640 1124Q620 1200 618 1300", shade(accent, 0.45)) +
    disc(600, 1132, 17, GOLD),
  /** Collar open to the chest. */
  open: ({ skin }: Cloth) =>
    shape("M512 1034L600 1300L688 1034Q600 1090 512 1034Z", skin) +
    line("M540 1112Q566 1126 582 1124M660 1112Q634 1126 618 1124", shade(skin, 0.35), 7),
  /** Open collar with a chain and a pendant. */
  chain: (cloth: Cloth) =>
    shape("M512 1034L600 1290L688 1034Q600 1090 512 1034Z", cloth.skin) +
    line("M524 1046Q560 1200 600 1216Q640 1200 676 1046", INK, 15) +
    line("M524 1046Q560 1200 600 1216Q640 1200 676 1046", GOLD, 7) +
    shape("M600 1200L630 1240L600 1286L570 1240Z", cloth.accent),
  /** Band round the neck with a ring, over an open collar. */
  choker: (cloth: Cloth) =>
    shape("M512 1034L600 1290L688 1034Q600 1090 512 1034Z", cloth.skin) +
    shape("M506 990Q600 1040 698 984L702 1026Q600 1082 504 1032Z", INK) +
    disc(602, 1052, 20, SILVER),
  /** Scarf that is wound once; one end hangs. */
  scarf: ({ accent }: Cloth) =>
    shape("M640 1110L760 1130L790 1470L730 1450L690 1490L640 1460Z", shade(accent, 0.14)) +
    shape(
      "M470 1010Q430 1070 460 1140Q600 1210 740 1140Q770 1070 730 1010Q600 1090 470 1010Z",
      accent,
    ) +
    line("M480 1060Q600 1130 724 1060", shade(accent, 0.5)),
  /** Scarf whose ends fly out, as a hero wears it. */
  heroScarf: ({ accent }: Cloth) =>
    shape(
      "M440 1060Q300 1060 200 980Q170 1080 60 1090Q150 1170 130 1230Q300 1220 470 1120Z",
      accent,
    ) +
    line("M150 1090Q290 1130 430 1096", shade(accent, 0.5)) +
    shape(
      "M474 1000Q430 1066 466 1136Q600 1196 734 1136Q770 1066 726 1000Q600 1080 474 1000Z",
      accent,
    ) +
    line("M484 1056Q600 1120 718 1056", shade(accent, 0.5)),
  /** Headphones that rest on the collar. */
  headphones: ({ accent }: Cloth) =>
    line("M452 1080Q470 990 500 968M748 1080Q730 990 700 968", INK, 40) +
    line("M452 1080Q470 990 500 968M748 1080Q730 990 700 968", accent, 20) +
    both(
      shape(
        "M420 1060Q380 1120 410 1196Q450 1226 500 1190Q520 1120 490 1070Q450 1040 420 1060Z",
        accent,
      ) + disc(452, 1132, 32, WHITE),
    ),
  /** Roll neck. */
  rollNeck: ({ accent }: Cloth) =>
    shape(
      "M496 950Q478 1010 484 1070Q600 1140 716 1070Q722 1010 704 944Q600 1010 496 950Z",
      accent,
    ) + line("M492 1010Q600 1072 708 1008", shade(accent, 0.5)),
  /** Cord with a pendant. */
  medal: ({ accent }: Cloth) =>
    line("M520 1040L600 1290L680 1040", INK, 22) +
    line("M520 1040L600 1290L680 1040", accent, 10) +
    disc(600, 1312, 50, GOLD) +
    flat(
      "M600 1280L610 1302L634 1304L616 1320L622 1344L600 1332L578 1344L584 1320L566 1304L590 1302Z",
      WHITE,
    ),
} as const satisfies Record<string, (cloth: Cloth) => string>;

/** Name of what is worn at the collar. */
export type Neckwear = keyof typeof neckwear;
