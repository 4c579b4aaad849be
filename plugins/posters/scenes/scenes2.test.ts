import sharp from "sharp";
import type { ColorSet } from "../../../content/types";
import { picture } from "../drawing/svg";
import { curtainCall } from "./curtain-call";
import { desk } from "./desk";
import { fourGates } from "./four-gates";
import { moonOverClouds } from "./moon-over-clouds";
import { rainGlass } from "./rain-glass";
import { royalStage } from "./royal-stage";
import type { SceneFrame } from "./scene";
import { staircase } from "./staircase";
import { station } from "./station";
import { toyBox } from "./toy-box";

const scenes = {
  curtainCall,
  desk,
  fourGates,
  moonOverClouds,
  rainGlass,
  royalStage,
  staircase,
  station,
  toyBox,
};

const set = (color1: string, color2: string): ColorSet => ({
  color1,
  color2,
  border: "#17131c",
  text: "#17131c",
  light: "#fff6fb",
  bar: "#b0407f",
  cv: "#8a2f62",
});

const sizes = { wide: { width: 1600, height: 900 }, tall: { width: 1200, height: 1600 } } as const;

function frame(shape: SceneFrame["shape"], colors = set("#ffd23f", "#ff9ec7")): SceneFrame {
  return { ...sizes[shape], shape, colors };
}

const cases = Object.entries(scenes).flatMap(([name, scene]) =>
  (["wide", "tall"] as const).map((shape) => [name, shape, scene] as const),
);

test.each(cases)("%s (%s) is a drawing that sharp reads", async (_name, shape, scene) => {
  const { width, height } = sizes[shape];
  const svg = picture(width, height, scene.back(frame(shape)), scene.front?.(frame(shape)) ?? "");
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height });
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity|style=/);
});

test.each(cases)("%s (%s) comes out the same each time", (_name, shape, scene) => {
  expect(scene.back(frame(shape))).toBe(scene.back(frame(shape)));
  expect(scene.front?.(frame(shape))).toBe(scene.front?.(frame(shape)));
});

test.each(cases)("%s (%s) takes its colours from the set", (_name, shape, scene) => {
  const other = frame(shape, set("#2f6fd6", "#7de0c4"));
  expect(scene.back(other)).not.toBe(scene.back(frame(shape)));
});

test.each(cases)("%s (%s) covers the whole sheet", async (_name, shape, scene) => {
  const { width, height } = sizes[shape];
  const svg = picture(width, height, scene.back(frame(shape)));
  const { channels } = await sharp(Buffer.from(svg)).stats();
  expect(channels[3]?.min ?? 255).toBe(255);
});

test.each(cases)("what stands before the cast in %s (%s) is low", async (_name, shape, scene) => {
  const { width, height } = sizes[shape];
  const svg = picture(width, height, scene.front?.(frame(shape)) ?? "");
  const upper = { left: 0, top: 0, width, height: Math.floor(height * 0.5) };
  const cut = await sharp(Buffer.from(svg)).ensureAlpha().extract(upper).png().toBuffer();
  const { channels } = await sharp(cut).stats();
  expect(channels[3]?.max).toBe(0);
});
