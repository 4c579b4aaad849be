import { INK, mix, PAPER } from "../drawing/color";
import { clipped, disc, line, shape } from "../drawing/outlined";
import { around, heart, polar, polygon, sparkle } from "../drawing/shapes";
import { path, place, rect, round } from "../drawing/svg";
import { carriage } from "./props/carriage";
import { garland, rose } from "./props/flowers";
import type { Scene, SceneFrame } from "./scene";
import { arch, block, EDGE, FINE, screened } from "./props/sheet";

const GOLD = "#f7c64a";
const ROSES = ["#ff3d77", "#ff8fb8", "#fff0f5"];

/** The great arch of the palace, its foot, and where the carriage flies. */
const places = {
  wide: { x: 800, width: 680, top: 84, foot: 760, carriage: [400, 700, 0.84] },
  tall: { x: 130, width: 940, top: 420, foot: 1300, carriage: [950, 500, 0.84] },
} as const;

/** Special for Princess! makes its debut: a palace balcony, ribbons, roses, a carriage of light. */
export const royalStage: Scene = {
  back: (frame) => sky(frame) + palace(frame) + trail(frame),
  front: (frame) => balustrade(frame),
};

function sky({ width, height, shape: form, colors }: SceneFrame): string {
  const { x, width: span, foot } = places[form];
  const middle = x + span / 2;
  const reach = Math.hypot(width, height);
  const day = mix(colors.color1, "#ff8fc4", 0.45);
  const rays = around(22, (index) => {
    const angle = -180 + (index * 180) / 22;
    return polygon([
      [middle, foot],
      polar(middle, foot, reach, angle),
      polar(middle, foot, reach, angle + 4.1),
    ]);
  });
  return (
    rect(0, 0, width, height, { fill: day }) +
    path(rays.join(""), { fill: mix(day, PAPER, 0.3) }) +
    screened(
      block(0, 0, width, height),
      { x: 0, y: 0, width, height },
      "left",
      0.4,
      mix(day, "#b75bd6", 0.16),
    )
  );
}

// Two wings with windows, towers, and between them the arch that opens on a starry hall.
function palace(frame: SceneFrame): string {
  const { height, shape: form, colors } = frame;
  const { x, width, top, foot } = places[form];
  const wall = mix(colors.light, colors.color2, 0.24);
  const roof = mix(colors.color1, "#7a4fd0", 0.55);
  const tower = (at: number, wide: number, high: number) =>
    shape(
      `M${at - 18} ${high}L${at + wide / 2} ${high - wide * 1.25}L${at + wide + 18} ${high}Z`,
      roof,
      EDGE + 1,
    ) +
    line(`M${at + wide / 2} ${high - wide * 1.25}v-44`, INK, 7) +
    shape(heart(40, at + wide / 2, high - wide * 1.25 - 52), ROSES[0] as string, FINE) +
    shape(block(at, high, wide, height - high), wall, EDGE + 1) +
    shape(arch(at + wide * 0.28, high + 50, wide * 0.44, wide * 0.86), "#fff3b8", EDGE) +
    line(`M${at + wide / 2} ${high + 50}v${wide * 0.86}`, INK, FINE);
  const hall = mix(colors.color1, "#4b2a8f", 0.7);
  const inner = arch(x + 40, top + 50, width - 80, foot - top - 50);
  const burst = around(12, (index) => {
    const [cx, cy] = [x + width / 2, top + width * 0.62];
    return polygon([
      [cx, cy],
      polar(cx, cy, width, index * 30),
      polar(cx, cy, width, index * 30 + 15),
    ]);
  });
  const gems = around(13, (index) => {
    const [gx, gy] = polar(
      x + width / 2,
      top + width / 2 + 6,
      width / 2 - 16,
      -180 + index * 15,
    ).map(round) as [number, number];
    return index % 2 ? disc(gx, gy, 11, PAPER, FINE) : place(rose(25, ROSES[0] as string), gx, gy);
  });
  const wide = form === "wide";
  return (
    (wide
      ? tower(640, 116, 350) + tower(1478, 130, 250)
      : tower(6, 120, 760) + tower(1074, 120, 820)) +
    shape(block(x - 46, top + width * 0.42, width + 92, height), wall, EDGE + 1) +
    shape(arch(x - 20, top - 20, width + 40, foot - top + 20), GOLD, EDGE + 2) +
    shape(inner, hall, EDGE + 1) +
    clipped(
      inner,
      path(burst.join(""), { fill: mix(hall, colors.color1, 0.34) }) +
        chandelier(x + width / 2, top + 46, width * 0.3),
    ) +
    gems.join("") +
    drapery(frame)
  );
}

// Curtains drawn aside in the arch, held by bows.
function drapery({ shape: form, colors }: SceneFrame): string {
  const { x, width, top, foot } = places[form];
  const inner = arch(x + 40, top + 50, width - 80, foot - top - 50);
  const [a, w, h] = [x + 40, width - 80, foot - top];
  const cloth = mix(colors.color1, "#ff5c93", 0.5);
  const half =
    shape(
      `M${a - 10} ${top}H${a + w * 0.5}C${a + w * 0.44} ${top + h * 0.3} ${a + w * 0.16} ${top + h * 0.34} ${a + w * 0.1} ${top + h * 0.56}L${a + w * 0.14} ${foot + 20}H${a - 10}Z`,
      cloth,
      EDGE,
    ) +
    line(
      `M${a + w * 0.32} ${top}C${a + w * 0.3} ${top + h * 0.26} ${a + w * 0.08} ${top + h * 0.3} ${a + w * 0.05} ${top + h * 0.54}`,
      mix(cloth, INK, 0.3),
      8,
    );
  const middle = a + w / 2;
  return clipped(inner, half + `<g transform="translate(${middle * 2} 0) scale(-1 1)">${half}</g>`);
}

function chandelier(x: number, y: number, r: number): string {
  const arms = [0.28, 0.64, 1]
    .map(
      (share) =>
        `M${x - r * share} ${y + 84}Q${x} ${y + 84 + 70 * share} ${x + r * share} ${y + 84}`,
    )
    .join("");
  const flames = around(7, (index) =>
    path(sparkle(34, x + ((index - 3) / 3) * r, y + 66), { fill: "#fff3b8" }),
  );
  return (
    line(`M${x} ${y}V${y + 140}`, INK, 12) +
    line(arms, INK, 13) +
    line(arms, GOLD, 6) +
    flames.join("")
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
  const high = wide ? 104 : 168;
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
    garland(-10, width + 10, y + 8, wide ? 5 : 3, ROSES, wide ? 26 : 36)
  );
}
