import { INK, mix, PAPER } from "../../drawing/color";
import { shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { circle, path, place, rect } from "../../drawing/svg";
import { cloudAt, curlCloud, mirrored, mist } from "./props/clouds";
import { crane } from "./props/crane";
import { lantern, railing } from "./props/lacquer";
import type { Scene, SceneFrame } from "./scene";
import { block, EDGE, screened, sheetDots } from "./props/sheet";
import { starField } from "./props/stars";

const MOON = "#ffe9b0";
const LACQUER = { red: "#d8352c", gold: "#f4b942" };

/** Middle and radius of the moon, and the line on which the sea of clouds lies. */
const places = {
  wide: { x: 1136, y: 372, r: 350, sea: 640 },
  tall: { x: 610, y: 690, r: 480, sea: 1080 },
} as const;

/** The new Akatsuki: a huge moon over floating clouds, cranes across it, a red lacquered stage. */
export const moonOverClouds: Scene = {
  back: (frame) => sky(frame) + moon(frame) + flight(frame) + sea(frame) + eaves(frame),
  front: ({ width, height, shape: form }) =>
    form === "wide"
      ? railing(width, height + 8, 96, 5, LACQUER)
      : railing(width, height + 8, 98, 4, LACQUER),
};

const night = ({ colors }: SceneFrame): string => mix(colors.color1, "#1a0b2e", 0.62);

function sky(frame: SceneFrame): string {
  const { width, height, shape: form, colors } = frame;
  const { x, y, r } = places[form];
  const dark = night(frame);
  const rings = [2.5, 1.95, 1.5, 1.18].map((size, index) =>
    circle(x, y, r * size, { fill: mix(dark, colors.color1, 0.16 + index * 0.22) }),
  );
  return (
    rect(0, 0, width, height, { fill: dark }) +
    rings.join("") +
    sheetDots({ width, height }, "top", 0.4, mix(dark, INK, 0.3)) +
    starField("moon", { x: 0, y: 0, width, height: height * 0.5 }, 34, [MOON, PAPER, LACQUER.gold])
  );
}

function moon({ shape: form }: SceneFrame): string {
  const { x, y, r } = places[form];
  const disc = `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  const seas: [number, number, number][] = [
    [-0.46, -0.34, 0.2],
    [-0.2, -0.52, 0.12],
    [0.5, -0.1, 0.16],
    [0.34, -0.52, 0.09],
    [-0.62, 0.1, 0.12],
  ];
  return (
    shape(disc, MOON, EDGE + 2) +
    seas
      .map(([dx, dy, size]) => circle(x + dx * r, y + dy * r, r * size, { fill: "#f6d68a" }))
      .join("") +
    screened(disc, { x: x - r, y: y - r, width: r * 2, height: r * 2 }, "right", 0.42, "#f3c468") +
    shape(disc, "none", EDGE + 2) +
    circle(x, y, r * 0.95, { fill: "none", stroke: PAPER, "stroke-width": 6 })
  );
}

function flight({ shape: form }: SceneFrame): string {
  return form === "wide"
    ? place(crane(), 1290, 222, -12, 0.72) +
        place(crane(), 960, 262, -8, 0.5) +
        place(crane(), 600, 250, -14, 0.62)
    : place(crane(), 800, 480, -12, 1) +
        place(crane(), 380, 560, -8, 0.64) +
        place(crane(), 330, 280, -14, 0.5);
}

// Clouds in three depths, lighter towards the viewer, and mist that crosses the moon.
function sea(frame: SceneFrame): string {
  const { width, height, shape: form, colors } = frame;
  const { sea: level } = places[form];
  const wide = form === "wide";
  const far = mix(colors.color1, "#ff7d5c", 0.16);
  const half = mix(colors.color1, "#ff9d6e", 0.62);
  const near = mix("#fff3e0", colors.color1, 0.05);
  const clouds = [
    curlCloud(far, mix(far, INK, 0.3), half),
    curlCloud(half, far, near),
    curlCloud(near, half, "#f2b56b"),
  ];
  const row = (y: number, scale: number, depth: number, shift: number) =>
    around(Math.ceil(width / (430 * scale)) + 1, (index) => {
      const x = index * 430 * scale - shift;
      const lift = (index % 2) * 26;
      const cloud = clouds[depth] ?? "";
      return index % 3 ? cloudAt(cloud, x, y - lift, scale) : mirrored(cloud, x, y - lift, scale);
    }).join("");
  const bands = wide
    ? place(mist(420, half), 1330, 296) +
      place(mist(300, far), -90, 420) +
      cloudAt(clouds[2] ?? "", 800, 420, 0.62)
    : place(mist(400, half), 900, 560) +
      place(mist(280, far), -80, 640) +
      cloudAt(clouds[2] ?? "", 170, 860, 0.8);
  return (
    bands +
    row(level, 0.9, 0, 120) +
    row(level + 96, 1.05, 1, 300) +
    path(block(0, level + 150, width, height - level), { fill: half }) +
    row(level + 210, 1.2, 2, 80) +
    path(block(0, level + 300, width, height - level), { fill: near })
  );
}

// The edge of the stage's roof with lanterns, in the upper corners.
function eaves({ width, shape: form }: SceneFrame): string {
  const wide = form === "wide";
  const beam = shape(block(-20, -20, width + 40, wide ? 50 : 74), LACQUER.red, EDGE + 1);
  const ends = around(wide ? 27 : 18, (index) =>
    block(index * (wide ? 62 : 70) + 8, wide ? 22 : 42, 32, 30, 3),
  );
  const lamp = (x: number, y: number, r: number) => lantern(x, y, r, "#ffb067", LACQUER);
  const lamps = wide
    ? lamp(1536, 196, 54) + lamp(70, 178, 50)
    : lamp(108, 190, 66) + lamp(1092, 230, 74);
  return lamps + beam + shape(ends.join(""), LACQUER.gold, EDGE - 2);
}
