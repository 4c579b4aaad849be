import { INK, mix, PAPER } from "../../drawing/color";
import { line, shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { path, place, rect, round } from "../../drawing/svg";
import { carriage } from "./props/carriage";
import { garland } from "./props/flowers";
import { palace } from "./props/palace";
import { rays } from "./props/rays";
import type { Scene, SceneFrame } from "./scene";
import { block, EDGE, sheetDots } from "./props/sheet";

const GOLD = "#f7c64a";
const ROSES = ["#ff3d77", "#ff8fb8", "#fff0f5"];

/** The great arch of the palace, its foot, and where the carriage flies. */
const places = {
  wide: { x: 800, width: 680, top: 84, foot: 760, carriage: [400, 700, 0.84] },
  tall: { x: 130, width: 940, top: 420, foot: 1300, carriage: [950, 500, 0.84] },
} as const;

/** Special for Princess! makes its debut: a palace balcony, ribbons, roses, a carriage of light. */
export const royalStage: Scene = {
  back: (frame) => sky(frame) + palace(frame, places[frame.shape]) + trail(frame),
  front: (frame) => balustrade(frame),
};

function sky({ width, height, shape: form, colors }: SceneFrame): string {
  const { x, width: span, foot } = places[form];
  const middle = x + span / 2;
  const reach = Math.hypot(width, height);
  const day = mix(colors.color1, "#ff8fc4", 0.45);
  return (
    rect(0, 0, width, height, { fill: day }) +
    path(rays(middle, foot, reach, 22, 4.1), { fill: mix(day, PAPER, 0.3) }) +
    sheetDots({ width, height }, "left", 0.4, mix(day, "#b75bd6", 0.16))
  );
}

// A ribbon of light on which the carriage comes.
function trail({ width, shape: form, colors }: SceneFrame): string {
  const [x, y, scale] = places[form].carriage;
  const wide = form === "wide";
  const d = wide
    ? `M-40 540C120 520 80 ${y + 60} ${x - 100} ${y + 20}S${x + 260} ${y - 70} 860 ${y + 110}`
    : `M${width + 40} 640C1060 560 ${x} ${y + 60} 760 ${y + 20}S300 300 -40 470`;
  return (
    line(d, INK, 46) +
    line(d, mix(colors.color1, "#ff5c93", 0.55), 32) +
    line(d, PAPER, 6) +
    place(carriage(mix(colors.light, colors.color1, 0.24), GOLD), x, y, -5, scale)
  );
}

// The balcony’s rail before the cast, hung with roses.
function balustrade({ width, height, shape: form, colors }: SceneFrame): string {
  const wide = form === "wide";
  const high = wide ? 104 : 124;
  const y = height - high;
  const count = wide ? 22 : 13;
  const stone = mix(colors.light, colors.color2, 0.12);
  const h = high - 22;
  const balusters = around(count, (index) => {
    const x = ((index + 0.5) * width) / count;
    const d = `M${round(x - 13)} ${y + 20}h26v${round(h * 0.16)}q22 ${round(h * 0.34)} 0 ${round(h * 0.5)}v${round(h * 0.3)}h-26v${round(-h * 0.3)}q-22 ${round(-h * 0.16)} 0 ${round(-h * 0.5)}Z`;
    return shape(d, stone, EDGE - 1);
  });
  return (
    path(block(0, y + 10, width, high), { fill: mix(colors.color1, "#4b2a8f", 0.6) }) +
    balusters.join("") +
    shape(block(-20, y - 10, width + 40, 34, 8), stone, EDGE + 1) +
    shape(block(-20, height - 20, width + 40, 40), stone, EDGE) +
    garland(-10, width + 10, y + 8, wide ? 5 : 4, ROSES, wide ? 26 : 30)
  );
}
