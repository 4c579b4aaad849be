import { INK } from "../../../drawing/color";
import { line } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { round } from "../../../drawing/svg";
import { CREAM } from "../stagecraft";

/** A stem of pampas grass, its plume bent by the wind; (0, 0) is where it leaves the ground. */
export function pampas(index: number): string {
  const high = 300 + (index % 3) * 46;
  const hairs = around(7, (hair) => {
    const y = -high - 10 + hair * 22;
    const reach = 44 + hair * 5;
    return `M${18 - hair * 2} ${y}Q${round(reach * 0.8)} ${y - 8} ${reach} ${y + 46 + hair * 6}`;
  });
  const plume = `M0 ${-high + 170}Q2 ${-high + 60} 20 ${-high - 40}Q40 ${-high - 40} 48 ${-high}${hairs.join("")}`;
  const stem = `M0 0V${-high + 170}`;
  return (
    line(stem, INK, 13) +
    line(stem, "#b9a04e", 5) +
    line(plume, INK, 22) +
    line(plume, index % 2 ? CREAM : "#f6dba2", 10)
  );
}
