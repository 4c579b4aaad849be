import { INK, mix, PAPER } from "../../../drawing/color";
import { disc, shape } from "../../../drawing/outlined";
import { around, polar, star } from "../../../drawing/shapes";
import { circle, path, place, round } from "../../../drawing/svg";
import { lettering } from "../../../lettering/lettering";
import { block, EDGE, FINE } from "./sheet";

/** The sign below on two legs that stand on (0, 0). */
export function standingSign(figure: string, r: number, fill: string, burst: string): string {
  const leg = (x: number) => block(x - 9, r * -0.5, 18, r * 0.5);
  return (
    shape(leg(r * -0.5) + leg(r * 0.5), mix(fill, INK, 0.6), EDGE) +
    place(numeralSign(figure, r, fill, burst), 0, r * -1.28)
  );
}

// A round sign of radius `r` on a burst, ringed with bulbs, with a number in its middle.
function numeralSign(figure: string, r: number, fill: string, burst: string): string {
  const bulbs = around(20, (index) => {
    const [x, y] = polar(0, 0, r * 0.9, index * 18);
    return disc(round(x), round(y), round(r * 0.055), index % 2 ? PAPER : "#ffe27a", FINE - 1);
  });
  const size = r * 1.35;
  return (
    path(star(20, r * 1.24, 0.86), {
      fill: INK,
      "fill-opacity": 0.34,
      transform: "translate(14 14)",
    }) +
    shape(star(20, r * 1.24, 0.86), burst, EDGE + 1) +
    circle(0, 0, r, { fill, stroke: INK, "stroke-width": EDGE + 1 }) +
    circle(0, 0, r * 0.76, { fill: burst, "fill-opacity": 0.28 }) +
    bulbs.join("") +
    place(
      lettering(figure, { size, anchor: "middle", shadowX: 0.04, shadowY: 0.05 }),
      0,
      size * 0.36,
    )
  );
}
