import { INK, mix } from "../../drawing/color";
import { line, shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { path, place, rect, round } from "../../drawing/svg";
import { bokeh, skyline } from "./props/city";
import type { Water } from "./props/drops";
import { pane, paperBoat, ripple } from "./props/drops";
import { openUmbrella } from "./props/umbrella";
import type { Scene, SceneFrame } from "./scene";
import { block, EDGE, sheetDots } from "./props/sheet";

const LAMPS = ["#ffd98a", "#ff8fb8", "#8df0e6", "#ffffff"];

/** Where things stand: the umbrella's middle and half width, the mullion, the wet ground. */
const places = {
  wide: { x: 1134, hem: 386, half: 470, mullion: 660, ground: 806, sky: 170 },
  tall: { x: 600, hem: 770, half: 588, mullion: 600, ground: 1450, sky: 420 },
} as const;

/** TearS: a window in the rain with a city behind it, one big umbrella, lights in the puddles. */
export const rainGlass: Scene = {
  back: (frame) => city(frame) + glass(frame) + ground(frame) + umbrella(frame),
  front: (frame) => puddle(frame),
};

const night = ({ colors }: SceneFrame): string => mix(colors.color1, "#0e1440", 0.72);

const water = (frame: SceneFrame): Water => ({
  body: mix(night(frame), frame.colors.color2, 0.62),
  edge: mix(frame.colors.light, frame.colors.color2, 0.3),
});

function city(frame: SceneFrame): string {
  const { width, height, shape: form, colors } = frame;
  const { ground: floor, sky } = places[form];
  const dark = night(frame);
  const far = { x: -10, y: sky, width: width + 20, height: floor - sky };
  const near = { x: -40, y: sky + 170, width: width + 80, height: floor - sky - 170 };
  return (
    rect(0, 0, width, height, { fill: mix(dark, colors.color1, 0.3) }) +
    sheetDots({ width, height }, "top", 0.6, dark) +
    skyline("rain far", far, {
      wall: mix(dark, colors.color1, 0.08),
      lit: [mix(dark, colors.color2, 0.55)],
    }) +
    skyline("rain near", near, {
      wall: mix(dark, INK, 0.55),
      lit: [LAMPS[0] as string, mix(dark, LAMPS[0] as string, 0.6)],
    }) +
    bokeh("rain lamps", { x: 0, y: floor - 330, width, height: 300 }, 34, LAMPS)
  );
}

// Panes with drops on them, in a frame of dark metal.
function glass(frame: SceneFrame): string {
  const { width, shape: form, colors } = frame;
  const { mullion, ground: floor } = places[form];
  const metal = mix(night(frame), INK, 0.5);
  const bars = [
    block(-20, -20, 62, floor + 20),
    block(width - 42, -20, 62, floor + 20),
    block(mullion - 17, -20, 34, floor + 20),
    block(-20, -20, width + 40, 56),
  ];
  const gleam = [0.06, 0.13, 0.6].map((share, index) => {
    const x = width * share + 60;
    const w = index === 1 ? 34 : 92;
    return `M${round(x + 300)} 30h${w}L${round(x + w - 180)} ${floor}h${-w}Z`;
  });
  return (
    path(gleam.join(""), { fill: colors.light, "fill-opacity": 0.07 }) +
    pane(
      "rain glass",
      { x: 60, y: 90, width: width - 120, height: floor - 130 },
      form === "wide" ? 92 : 108,
      water(frame),
    ) +
    bars.map((d) => shape(d, metal, EDGE)).join("") +
    line(`M44 38H${width - 44}M${mullion + 9} 40V${floor}`, mix(metal, colors.color2, 0.45), 5)
  );
}

function ground(frame: SceneFrame): string {
  const { width, height, shape: form } = frame;
  const { ground: floor } = places[form];
  return shape(
    block(-20, floor, width + 40, height - floor + 20),
    mix(night(frame), INK, 0.2),
    EDGE,
  );
}

function umbrella(frame: SceneFrame): string {
  const { x, hem, half, ground: floor } = places[frame.shape];
  const { color1, color2, light } = frame.colors;
  const drops = { ...water(frame), edge: INK };
  const drawn = openUmbrella(half, floor - hem, {
    first: color1,
    second: light,
    shaft: color2,
    drops,
  });
  return place(drawn, x, hem, frame.shape === "wide" ? 5 : 4);
}

// Wet stones before the cast: lamps mirrored as strokes, rings of drops, a paper boat.
function puddle(frame: SceneFrame): string {
  const { width, height, shape: form, colors } = frame;
  const wide = form === "wide";
  const y = height - (wide ? 74 : 120);
  const pool = `M-20 ${y + 40}Q${width * 0.12} ${y - 14} ${width * 0.34} ${y + 8}T${width * 0.7} ${y}T${width + 20} ${y + 22}V${height + 20}H-20Z`;
  const glints = around(wide ? 15 : 12, (index) => {
    const x = ((index * 0.618) % 1) * width;
    const at = y + 40 + ((index * 0.37) % 1) * (height - y - 50);
    const color = LAMPS[index % LAMPS.length] as string;
    return line(`M${round(x)} ${round(at)}h${40 + (index % 4) * 34}`, color, 7);
  });
  return (
    shape(pool, mix(night(frame), colors.color1, 0.45), EDGE + 1) +
    glints.join("") +
    ripple(width * 0.09, y + 46, 74, colors.light) +
    ripple(width * 0.47, y + 50, 90, colors.light) +
    ripple(width * 0.93, y + 52, 62, colors.light) +
    place(paperBoat(), width * 0.27, y + 8, -4, wide ? 1 : 1.2)
  );
}
