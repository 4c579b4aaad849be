import { INK, mix } from "../../../drawing/color";
import { disc, line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { place, round } from "../../../drawing/svg";
import { FINE } from "./sheet";

/** A paper pinwheel of radius `r` on a stick of `stick` units that stands below it, turned by `turn`. */
export function pinwheel(
  r: number,
  stick: number,
  turn: number,
  colors: readonly [string, string],
): string {
  const blades = around(6, (index) => {
    const fill = colors[index % 2] ?? colors[0];
    const n = (share: number) => round(r * share);
    const sail = `M0 0L${n(0.02)} ${n(-1)}Q${n(0.5)} ${n(-0.98)} ${n(0.62)} ${n(-0.6)}Z`;
    const fold = `M0 0L${n(0.62)} ${n(-0.6)}Q${n(0.34)} ${n(-0.6)} ${n(0.01)} ${n(-0.5)}Z`;
    const blade = shape(sail, fill, FINE) + shape(fold, mix(fill, INK, 0.25), FINE);
    return place(blade, 0, 0, turn + index * 60);
  });
  const pole = `M0 0V${round(stick)}`;
  return (
    line(pole, INK, 18) +
    line(pole, "#fff6e6", 8) +
    blades.join("") +
    disc(0, 0, r * 0.12, "#fff", FINE)
  );
}
