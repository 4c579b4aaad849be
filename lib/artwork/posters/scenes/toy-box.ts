import { INK, mix, PAPER } from "../../drawing/color";
import { line, shape } from "../../drawing/outlined";
import { crescent, heart, regular, star } from "../../drawing/shapes";
import { circle, path, place, rect } from "../../drawing/svg";
import { pinwheel } from "./props/pinwheel";
import { robot, toyBlock } from "./props/robot";
import { rays } from "./props/rays";
import type { ChestPlace } from "./props/toy-chest";
import { chestFront, chestLid } from "./props/toy-chest";
import type { Scene, SceneFrame } from "./scene";
import { block, screened } from "./props/sheet";
import { hungStar, starField } from "./props/stars";

/** Where the box stands. */
const places: Record<SceneFrame["shape"], ChestPlace> = {
  wide: { left: 676, right: 1596, rim: 758, top: 196 },
  tall: { left: 20, right: 1180, rim: 1476, top: 560 },
};

const DUSK = "#1f1466";
const VIOLET = "#7a3fe0";
const CYAN = "#37d5e8";
const GOLD = "#ffd23f";

/** PIKAPIKA: a toy box thrown open at night; light, stars and pinwheels burst out of it. */
export const toyBox: Scene = {
  back: (frame) => night(frame) + chestLid(places[frame.shape], frame.colors) + toys(frame),
  front: ({ shape: form, height, colors }) => chestFront(places[form], height, colors),
};

function night(frame: SceneFrame): string {
  const { width, height, shape: form, colors } = frame;
  const { left, right, rim } = places[form];
  const sky = mix(colors.color2, DUSK, 0.93);
  const cx = (left + right) / 2;
  const reach = Math.hypot(width, height);
  const glow = [0.98, 0.76, 0.56].map((size, index) =>
    circle(cx, rim - 60, (right - left) * size, { fill: mix(sky, VIOLET, 0.3 + index * 0.3) }),
  );
  return (
    rect(0, 0, width, height, { fill: sky }) +
    glow.join("") +
    path(rays(cx, rim, reach, 26, 3.4), {
      fill: mix(VIOLET, colors.color2, 0.4),
      "fill-opacity": 0.4,
    }) +
    starField("toy box", { x: 0, y: 0, width, height: rim * 0.8 }, 54, [
      PAPER,
      GOLD,
      colors.color2,
    ]) +
    ground(frame, sky)
  );
}

function ground({ width, height, shape: form, colors }: SceneFrame, sky: string): string {
  const y = height - (form === "wide" ? 78 : 96);
  const floor = block(-20, y, width + 40, height - y + 20);
  return (
    shape(floor, mix(colors.color2, sky, 0.62)) +
    screened(floor, { x: 0, y, width, height: height - y }, "bottom", 1, mix(sky, INK, 0.4))
  );
}

function toys({ shape: form, height, colors }: SceneFrame): string {
  const { left, right, top } = places[form];
  const wide = form === "wide";
  const paint = { body: CYAN, trim: GOLD, glow: colors.color2 };
  const hung: [number, number, number, string][] = wide
    ? [
        [92, 96, 34, CYAN],
        [610, 120, 46, GOLD],
        [800, 150, 62, colors.color1],
        [1490, 120, 56, GOLD],
      ]
    : [
        [120, 330, 60, GOLD],
        [1086, 300, 66, colors.color1],
        [330, 150, 42, CYAN],
        [880, 130, 44, GOLD],
      ];
  const moon = wide ? ([1300, 96, 66] as const) : ([610, 300, 96] as const);
  const wheels = wide
    ? place(pinwheel(104, 420, 12, [colors.color2, PAPER]), left - 20, 400, -9) +
      place(pinwheel(74, 420, 40, [GOLD, colors.color1]), right - 64, 250, 10)
    : place(pinwheel(120, 620, 12, [colors.color2, PAPER]), 130, 700, -8) +
      place(pinwheel(104, 620, 40, [CYAN, PAPER]), 1070, 640, 9);
  const low = wide
    ? place(robot(paint), 538, height - 40, -3, 0.86) +
      place(toyBlock(GOLD, colors.color2, heart(64)), 96, height - 34, -4, 1.05) +
      place(toyBlock(colors.color2, PAPER, star(5, 38, 0.5)), 286, height - 24, 3, 0.86) +
      place(toyBlock(CYAN, GOLD, regular(3, 38)), 190, height - 160, 7, 0.8)
    : place(robot(paint), 330, top + 140, -8, 0.82) +
      place(robot({ ...paint, body: colors.color2, glow: GOLD }), 880, top + 140, 8, 0.82);
  const [mx, my, mr] = moon;
  return (
    hung.map(([x, y, r, fill]) => hungStar(x, y, r, fill, colors.color2)).join("") +
    line(`M${mx - mr * 0.4} -10V${my - mr}`, mix(GOLD, PAPER, 0.5), 4) +
    place(shape(crescent(mr, 0.86), mix(GOLD, PAPER, 0.3)), mx, my, -20) +
    wheels +
    low
  );
}
