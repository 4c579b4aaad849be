import { INK, mix, PAPER } from "../../../drawing/color";
import { clipped, disc, line, shape } from "../../../drawing/outlined";
import { around, heart, polar, sparkle } from "../../../drawing/shapes";
import { path, place, round } from "../../../drawing/svg";
import type { SceneFrame } from "../scene";
import { rose } from "./flowers";
import { rays } from "./rays";
import type { Box } from "./sheet";
import { arch, block, EDGE, FINE } from "./sheet";

const GOLD = "#f7c64a";
const ROSE = "#ff3d77";

/** The great arch: its left end and width, its top and the floor under it. */
export interface Gate {
  x: number;
  width: number;
  top: number;
  foot: number;
}

/** Towers with windows, and between them the arch, which opens on a hall of light. */
export function palace(frame: SceneFrame, gate: Gate): string {
  const { height, shape: form, colors } = frame;
  const { x, width, top, foot } = gate;
  const wall = mix(colors.light, colors.color2, 0.24);
  const roof = mix(colors.color1, "#7a4fd0", 0.55);
  const tower = (at: number, wide: number, high: number) =>
    turret({ x: at, y: high, width: wide, height: height - high }, wall, roof);
  const hall = mix(colors.color1, "#4b2a8f", 0.7);
  const inner = arch(x + 40, top + 50, width - 80, foot - top - 50);
  const burst = rays(x + width / 2, top + width * 0.62, width, 12, 15, [0, 360]);
  const gems = around(13, (index) => {
    const [gx, gy] = polar(
      x + width / 2,
      top + width / 2 + 6,
      width / 2 - 16,
      -180 + index * 15,
    ).map(round) as [number, number];
    return index % 2 ? disc(gx, gy, 11, PAPER, FINE) : place(rose(25, ROSE), gx, gy);
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
      path(burst, { fill: mix(hall, colors.color1, 0.34) }) +
        chandelier(x + width / 2, top + 46, width * 0.3),
    ) +
    gems.join("") +
    drapery(frame, gate)
  );
}

// Curtains drawn aside in the arch.
function drapery({ colors }: SceneFrame, { x, width, top, foot }: Gate): string {
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

// A tower with a lit window and a heart on its roof; the box is its walls.
function turret({ x, y, width, height }: Box, wall: string, roof: string): string {
  const middle = x + width / 2;
  const top = y - width * 1.25;
  const pane = width * 0.86;
  return (
    shape(`M${x - 18} ${y}L${middle} ${top}L${x + width + 18} ${y}Z`, roof, EDGE + 1) +
    line(`M${middle} ${top}v-44`, INK, 7) +
    shape(heart(40, middle, top - 52), ROSE, FINE) +
    shape(block(x, y, width, height), wall, EDGE + 1) +
    shape(arch(x + width * 0.28, y + 50, width * 0.44, pane), "#fff3b8", EDGE) +
    line(`M${middle} ${y + 50}v${pane}`, INK, FINE)
  );
}
