import { INK, PAPER } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { place } from "../../drawing/svg";
import type { EmblemInks } from "./emblem";

/** Hitsugi Kurone: the two words in the name, a casket lined with velvet and a black cat in it. */
export function kuroneHitsugi({ accent, accentDeep, accentPale }: EmblemInks): string {
  return [
    shape("M420 220H780L1010 560L900 1640H300L190 560Z", accentDeep),
    shape("M450 280H750L944 572L846 1640H354L256 572Z", accent),
    flat("M490 340H710L880 590L800 1640H400L320 590Z", "#6d2b57"),
    tufts(),
    cat(accentPale),
    place(lily(), 250, 1270, -30, 1.05),
    place(lily(), 960, 1300, 24, 1.25),
    place(lily(), 1000, 1530, 10, 1.1),
    line("M300 660V760M900 660V760M324 900V980M876 900V980", "#f0c14b", 16),
  ].join("");
}

// Buttoned velvet: a lattice of stitches in the lid.
function tufts(): string {
  const stitches = around(5, (row) =>
    around(4, (column) => {
      const x = 440 + column * 107 + (row % 2) * 53;
      return x < 790 ? disc(x, 430 + row * 92, 9, "#3f1532", 0) : "";
    }).join(""),
  );
  return stitches.join("");
}

function cat(pale: string): string {
  return (
    shape(pen("600,900 760,960 850,1180 880,1600! 320,1600! 350,1180 440,960"), INK) +
    shape(
      pen(
        "600,560 690,570! 800,440!-10,-20 830,640!30,0 856,790 780,920 600,968 420,920 344,790 370,640! 400,440!-30,0 510,570!10,-20",
      ),
      INK,
    ) +
    flat("M782 500L800 612L716 588ZM418 500L400 612L484 588Z", "#6d2b57") +
    eye(500, 740) +
    eye(700, 740) +
    flat("M572 816H628L600 846Z", "#f0a7b8") +
    line("M600 846Q596 884 556 884M600 846Q604 884 644 884", "#8c8494", 9) +
    line("M430 830L300 800M430 860L306 872M770 830L900 800M770 860L894 872", pale, 8) +
    line("M440 980Q600 1070 760 980", "#c43a52", 34) +
    disc(600, 1040, 40, "#f0c14b", 11) +
    line("M576 1044H624M600 1044V1066", INK, 8)
  );
}

function eye(x: number, y: number): string {
  return (
    flat(
      `M${x - 70} ${y + 6}Q${x} ${y - 84} ${x + 70} ${y + 6}Q${x} ${y + 66} ${x - 70} ${y + 6}Z`,
      "#ffdc5c",
    ) +
    flat(
      `M${x} ${y - 48}Q${x + 24} ${y - 4} ${x} ${y + 40}Q${x - 24} ${y - 4} ${x} ${y - 48}Z`,
      INK,
    ) +
    disc(x + 24, y - 20, 11, PAPER, 0)
  );
}

function lily(): string {
  const petals = [-70, -35, 0, 35, 70].map((turn) =>
    place(shape(pen("0,20! 44,-60 0,-200! -44,-60"), turn ? "#fffdf6" : PAPER), 0, 0, turn),
  );
  return petals.join("") + line("M0 0L-26 -110M0 0L26 -110M0 0V-126", "#d9a93a", 9);
}
