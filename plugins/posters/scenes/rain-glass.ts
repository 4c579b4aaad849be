import { INK, mix, PAPER } from "../drawing/color";
import { disc, flat, line, shape } from "../drawing/outlined";
import { around } from "../drawing/shapes";
import { path, place, rect, round } from "../drawing/svg";
import { bokeh, skyline } from "./props/city";
import type { Water } from "./props/drops";
import { drop, pane, ripple } from "./props/drops";
import type { Scene, SceneFrame } from "./scene";
import { block, EDGE, FINE, screened } from "./props/sheet";

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
    screened(block(0, 0, width, height), { x: 0, y: 0, width, height }, "top", 0.6, dark) +
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

// Eight panels between ribs, scalloped at the hem, drawn as if seen from a little below.
function umbrella(frame: SceneFrame): string {
  const { colors, shape: form } = frame;
  const { x, hem, half, ground: floor } = places[form];
  const rise = half * 0.62;
  const ribs = [-1, -0.72, -0.27, 0.27, 0.72, 1].map((share) => share * half);
  const panels = ribs.slice(1).map((to, index) => {
    const from = ribs[index] ?? 0;
    const curve = (end: number) => `${round(end * 0.94)} ${round(-rise * 0.74)}`;
    const sag = Math.abs(to - from) * 0.16;
    const d = `M0 ${round(-rise)}Q${curve(from)} ${round(from)} 0Q${round((from + to) / 2)} ${round(-sag)} ${round(to)} 0Q${curve(to)} 0 ${round(-rise)}Z`;
    return shape(d, index % 2 ? colors.light : colors.color1, EDGE + 1);
  });
  const shine = `M${round(-half * 0.62)} ${round(-rise * 0.52)}Q${round(-half * 0.4)} ${round(-rise * 0.78)} ${round(-half * 0.14)} ${round(-rise * 0.88)}`;
  const drips = ribs.map((at, index) =>
    place(
      disc(0, 0, 9, PAPER, FINE) +
        place(drop(13, { ...water(frame), edge: INK }), 0, 60 + (index % 3) * 26),
      at,
      0,
    ),
  );
  const bounce = around(9, (index) => {
    const share = -0.8 + index * 0.2;
    const y = -rise * (1 - share * share * 0.86) - 20;
    return `M${round(share * half)} ${round(y)}l${round(share * 30 - 12)} -30m24 34l${round(share * 30 + 16)} -22`;
  });
  const shaft = `M0 0V${floor - hem}`;
  return place(
    line(shaft, INK, 20) +
      line(shaft, colors.color2, 8) +
      line(`M0 ${round(-rise)}v-46`, INK, 16) +
      line(bounce.join(""), colors.light, 6) +
      panels.join("") +
      line(shine, mix(colors.color1, PAPER, 0.7), 12) +
      drips.join(""),
    x,
    hem,
    form === "wide" ? 5 : 4,
  );
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
  const boat =
    flat("M-70 0L-40 36H40L70 0Z", INK) +
    shape("M-74 -4L-42 34H42L74 -4L24 -2L0 -66L-24 -2Z", PAPER, EDGE) +
    line("M-24 -2L0 8L24 -2M0 8V34", INK, FINE);
  return (
    shape(pool, mix(night(frame), colors.color1, 0.45), EDGE + 1) +
    glints.join("") +
    ripple(width * 0.09, y + 46, 74, colors.light) +
    ripple(width * 0.47, y + 50, 90, colors.light) +
    ripple(width * 0.93, y + 52, 62, colors.light) +
    place(boat, width * 0.27, y + 8, -4, wide ? 1 : 1.2)
  );
}
