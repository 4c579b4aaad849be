import { BLUE, opacity, people, PINK, UNDRAWABLE } from "../../../../test/drawing";
import { picture } from "../../drawing/svg";
import { groupFrames, type GroupShape } from "../group/group-rows";
import { sitter } from "../poster/sitter";
import { SCENES } from ".";
import { campaignSvg } from "./campaign-picture";

const shapes: GroupShape[] = ["wide", "tall"];
const scenes = Object.entries(SCENES);
const sheets = scenes.flatMap(([name, scene]) =>
  shapes.map((shape) => [name, shape, scene] as const),
);

test.each(sheets)("%s (%s) is a drawing in the colours of its campaign", (_, shape, scene) => {
  const { width, height } = groupFrames[shape];
  const frame = { width, height, shape, colors: BLUE };
  const front = scene.front?.(frame) ?? "";
  const svg = picture(width, height, scene.back(frame), front);
  expect(svg).not.toMatch(UNDRAWABLE);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(used));
  expect(scene.back({ ...frame, colors: PINK })).not.toBe(scene.back(frame));
});

test.each(scenes)("%s covers its sheet", async (_, scene) => {
  const { width, height } = groupFrames.wide;
  const ground = scene.back({ width, height, shape: "wide", colors: BLUE });
  expect((await opacity(picture(width, height, ground))).between(0, 1).least).toBe(255);
});

test.each(sheets.filter(([, , { front }]) => front))(
  "what stands before the cast in %s (%s) is low",
  async (_, shape, { front }) => {
    const { width, height } = groupFrames[shape];
    const svg = picture(width, height, front?.({ width, height, shape, colors: BLUE }) ?? "");
    expect((await opacity(svg)).between(0, 0.5).most).toBe(0);
  },
);

test.each(shapes)("no scene looks like another (%s)", (shape) => {
  const drawn = scenes.map(([, scene]) => campaignSvg(scene, BLUE, [], shape));
  expect(new Set(drawn).size).toBe(scenes.length);
});

test.each(shapes)(
  "a cast of any size stands between what is behind and before it (%s)",
  (shape) => {
    const scene = { back: () => "<g>back</g>", front: () => "<g>front</g>" };
    for (const count of [0, 1, 4, 12]) {
      const cast = people(count);
      const svg = campaignSvg(scene, BLUE, cast, shape);
      expect(svg).not.toMatch(UNDRAWABLE);
      for (const { look, color, unitColors } of cast) {
        if (look.kind === "emblem") continue;
        const at = svg.indexOf(sitter(look, color, unitColors));
        expect(at).toBeGreaterThan(svg.indexOf("back"));
        expect(at).toBeLessThan(svg.indexOf("front"));
      }
    }
  },
);
