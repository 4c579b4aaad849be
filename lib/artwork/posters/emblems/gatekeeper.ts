import { INK, mix, PAPER } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { around, polar } from "../../drawing/shapes";
import { place } from "../../drawing/svg";
import type { EmblemInks } from "./emblem";

/** Gatekeeper: a hooded figure with no face in the hood, a great key held upright before it. */
export function gatekeeper({ accent, accentDeep, accentPale }: EmblemInks): string {
  const gold = "#f0c14b";
  return [
    shape(
      pen("-40,1600! 0,1300 160,1120 380,1010! 820,1010! 1040,1120 1200,1300 1240,1600!"),
      accentDeep,
    ),
    shape(
      pen(
        "600,215! 800,270 900,450 905,680 850,900 760,1050! 600,1150 440,1050! 350,900 295,680 300,450 400,270",
      ),
      accent,
    ),
    flat(
      pen("600,330! 760,400 800,560 780,760 700,920 600,985 500,920 420,760 400,560 440,400"),
      INK,
    ),
    flat(
      pen("600,330! 710,365 770,450 700,410 600,390 500,410 430,450 490,365"),
      mix(accent, INK, 0.7),
    ),
    eye(520, 640),
    eye(680, 640),
    line(
      "M600 225C606 262 606 290 600 326M330 700C350 860 400 960 460 1040M870 700C850 860 800 960 740 1040",
    ),
    shape(pen("440,1050! 600,1150 760,1050! 860,1090! 600,1290 340,1090!"), accentPale),
    line("M230 1230C250 1360 250 1480 240 1600M970 1230C950 1360 950 1480 960 1600"),
    rivets(),
    place(key(gold), 600, 1360),
  ].join("");
}

function eye(x: number, y: number): string {
  return (
    flat(
      `M${x - 46} ${y}Q${x} ${y - 44} ${x + 46} ${y}Q${x} ${y + 44} ${x - 46} ${y}Z`,
      "#ffe9a6",
    ) + disc(x, y, 15, INK, 0)
  );
}

function rivets(): string {
  return around(7, (index) => {
    const [x, y] = polar(600, 640, 262, 200 + index * 23.3);
    return disc(x, y * 0.99, 15, "#f0c14b", 7);
  }).join("");
}

// The bow is a ring of four lobes, the bit points left.
function key(gold: string): string {
  const lobes = around(4, (index) => {
    const [x, y] = polar(0, -190, 66, index * 90);
    return disc(x, y, 74, gold, 11);
  });
  return (
    shape("M-34 -60H34V420H-34Z", gold) +
    lobes.join("") +
    disc(0, -190, 92, gold, 0) +
    disc(0, -190, 54, PAPER, 11) +
    shape("M-12 -214A26 26 0 1 1 12 -214L24 -150H-24Z", INK, 0) +
    shape("M-62 -66H62V-20H-62Z", gold) +
    line("M-10 10V230", PAPER, 12)
  );
}
