import { INK } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { place } from "../../../drawing/svg";
import { maple } from "../../backdrop/motifs/moon";
import { RED } from "../stagecraft";

/** Colours of maple leaves in autumn. */
export const MAPLE = ["#e8433f", "#f2762e", "#ffc93c", "#c22f3f"] as const;

/** A maple bough that reaches in from the side: to the left of (0, 0) if `side` is 1. */
export function branch(side: 1 | -1): string {
  const bough = `M${side * 20} 40C${side * -120} 30 ${side * -200} 110 ${side * -330} 96M${side * -140} 62Q${side * -200} 20 ${side * -260} 26M${side * -70} 44Q${side * -120} 130 ${side * -190} 170`;
  const places = [
    [-330, 96],
    [-292, 60],
    [-262, 30],
    [-276, 120],
    [-210, 92],
    [-190, 170],
    [-222, 26],
    [-150, 132],
    [-140, 52],
    [-92, 90],
    [-60, 20],
    [-30, 74],
    [-236, 160],
    [-120, 8],
    [-12, 130],
  ];
  const leaves = places.map(([x = 0, y = 0], index) =>
    place(shape(maple(46 + (index % 3) * 9), MAPLE[index % 4] ?? RED, 6), side * x, y, index * 47),
  );
  return line(bough, INK, 26) + line(bough, "#6b4030", 13) + leaves.join("");
}
