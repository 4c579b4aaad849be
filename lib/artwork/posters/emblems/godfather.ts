import { INK, mix } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { place } from "../../drawing/svg";
import type { EmblemInks } from "./emblem";

/** Godfather: a fedora pulled down over a turned-up collar; nobody is seen between the two. */
export function godfather({ accent, accentDeep, accentPale }: EmblemInks): string {
  const suit = mix(accentDeep, INK, 0.3);
  return [
    shape(
      pen("-40,1600! 0,1320 150,1160 400,1060! 800,1060! 1050,1160 1200,1320 1240,1600!"),
      suit,
    ),
    line(
      around(
        9,
        (index) =>
          `M${90 + index * 128} ${index < 2 || index > 6 ? 1250 : 1130}L${60 + index * 134} 1600`,
      ).join(""),
      accent,
      5,
    ),
    flat("M380 700H820V1100H380Z", INK),
    shape("M400 1010L600 1180L800 1010L850 1110L640 1330L600 1250L560 1330L350 1110Z", "#fffdf6"),
    shape("M556 1190L600 1168L644 1190L628 1260L672 1600H528L572 1260Z", accent),
    coat(suit, accent, 1),
    coat(suit, accent, -1),
    place(hat(accentDeep, accent, accentPale), 0, 150),
    line("M300 1410C296 1480 310 1540 300 1600", "#2f6b4a", 14),
    place(rose(), 300, 1340, 0, 1.15),
  ].join("");
}

// Collar and lapel of one side: the collar stands up to the brim.
function coat(suit: string, accent: string, side: 1 | -1): string {
  const markup =
    shape(
      pen("800,1090! 940,1160! 960,1340! 866,1350! 910,1420! 670,1640! 640,1640! 760,1300"),
      suit,
    ) +
    shape(pen("640,1150! 760,1000 800,760! 900,690! 960,860 950,1110!0,20 800,1120"), accent) +
    line("M905 760C924 860 920 960 900 1050", suit, 9);
  return side === 1 ? markup : `<g transform="translate(1200 0) scale(-1 1)">${markup}</g>`;
}

function hat(body: string, band: string, pale: string): string {
  return (
    shape(pen("350,500! 370,330 440,212 540,208 600,250 660,208 760,212 830,330 850,500!"), body) +
    line("M600 252C596 300 600 330 610 352", INK, 9) +
    shape(pen("348,430! 600,500 852,430! 862,530! 600,600 338,530!"), band) +
    line("M420 300C440 270 460 256 490 250", pale, 12) +
    shape(
      pen(
        "170,470! 300,560 600,610 900,560 1030,470!10,-6 1080,560 900,680 600,716 300,680 120,560",
      ),
      body,
    ) +
    line("M230 560C380 640 820 640 970 560", pale, 7)
  );
}

function rose(): string {
  return (
    shape(pen("-110,30! -60,-10 -30,50 -60,80"), "#2f6b4a", 9) +
    shape(pen("110,40! 60,-6 30,50 60,84"), "#2f6b4a", 9) +
    disc(0, 0, 82, "#c8283c", 11) +
    line(
      "M-50 -20C-40 -64 40 -66 52 -20C56 30 -10 50 -34 22C-52 -4 -14 -36 10 -22C30 -8 18 14 2 10",
      INK,
      9,
    ) +
    line("M-76 14C-50 70 40 76 74 24", INK, 9)
  );
}
