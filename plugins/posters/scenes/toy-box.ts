import { INK, mix, PAPER } from "../drawing/color";
import { clipped, disc, flat, line, shape } from "../drawing/outlined";
import { around, crescent, heart, polar, polygon, regular, star } from "../drawing/shapes";
import { circle, path, place, rect } from "../drawing/svg";
import { pinwheel } from "./props/pinwheel";
import { robot, toyBlock } from "./props/robot";
import type { Scene, SceneFrame } from "./scene";
import { block, screened, solid } from "./props/sheet";
import { hungStar, starField } from "./props/stars";

/** Where the box stands: its front panel goes from `rim` to the foot of the sheet. */
interface Place {
  left: number;
  right: number;
  rim: number;
  /** Highest point of the lid. */
  top: number;
}

const places: Record<SceneFrame["shape"], Place> = {
  wide: { left: 676, right: 1596, rim: 758, top: 196 },
  tall: { left: 20, right: 1180, rim: 1390, top: 560 },
};

const DUSK = "#1f1466";
const VIOLET = "#7a3fe0";
const CYAN = "#37d5e8";
const GOLD = "#ffd23f";

/** PIKAPIKA: a toy box thrown open at night; light, stars and pinwheels burst out of it. */
export const toyBox: Scene = {
  back: (frame) => night(frame) + lid(frame) + toys(frame),
  front: (frame) => panel(frame),
};

function night(frame: SceneFrame): string {
  const { width, height, shape: form, colors } = frame;
  const { left, right, rim } = places[form];
  const sky = mix(colors.color2, DUSK, 0.93);
  const cx = (left + right) / 2;
  const reach = Math.hypot(width, height);
  const rays = around(26, (index) => {
    const angle = -180 + (index * 180) / 26;
    return polygon([[cx, rim], polar(cx, rim, reach, angle), polar(cx, rim, reach, angle + 3.4)]);
  });
  const glow = [0.98, 0.76, 0.56].map((size, index) =>
    circle(cx, rim - 60, (right - left) * size, { fill: mix(sky, VIOLET, 0.3 + index * 0.3) }),
  );
  return (
    rect(0, 0, width, height, { fill: sky }) +
    glow.join("") +
    path(rays.join(""), { fill: mix(VIOLET, colors.color2, 0.4), "fill-opacity": 0.4 }) +
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

// The lid stands open behind the cast, its lining quilted.
function lid({ shape: form, colors }: SceneFrame): string {
  const { left, right, rim, top } = places[form];
  const wide = right - left;
  const outline = (inset: number): string => {
    const [a, b, up] = [left + 30 + inset, right - 30 - inset, top + inset];
    return `M${a} ${rim}L${a - 26} ${up + wide * 0.24}Q${(a + b) / 2} ${up - wide * 0.2} ${b + 26} ${up + wide * 0.24}L${b} ${rim}Z`;
  };
  const cell = wide / 9;
  const quilt = around(22, (index) => {
    const x = left - wide + index * cell;
    return `M${x} ${rim}L${x + wide * 0.9} ${rim - wide * 0.9}M${x} ${rim - wide * 0.9}L${x + wide * 0.9} ${rim}`;
  }).join("");
  const burst = around(11, (index) => {
    const angle = -172 + index * 16;
    const cx = (left + right) / 2;
    return polygon([
      [cx, rim + 60],
      polar(cx, rim + 60, wide * 0.82, angle - 3.6),
      polar(cx, rim + 60, wide * 0.82, angle + 3.6),
    ]);
  });
  const lining = mix(colors.color2, INK, 0.12);
  return (
    solid(outline(0), colors.color1, 18, 9) +
    shape(outline(46), lining) +
    clipped(
      outline(46),
      line(quilt, mix(lining, PAPER, 0.4), 6) +
        flat(burst.join(""), mix(GOLD, PAPER, 0.35)) +
        circle((left + right) / 2, rim + 40, wide * 0.3, { fill: PAPER }),
    )
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

// The front of the box hides where the cast is cut.
function panel({ shape: form, height, colors }: SceneFrame): string {
  const { left, right, rim } = places[form];
  const board = `M${left - 24} ${rim}H${right + 24}L${right - 6} ${height + 20}H${left + 6}Z`;
  const size = (height - rim) * 0.4;
  const middle = (left + right) / 2;
  const marks = around(5, (index) => {
    const x = middle + (index - 2) * (right - left) * 0.19;
    const y = rim + 52 + (height - rim - 52) / 2;
    const fill = index % 2 ? CYAN : colors.color2;
    return place(
      shape(index % 2 ? heart(size * 1.6) : star(5, size, 0.52), fill),
      x,
      y,
      (index - 2) * 4,
    );
  });
  const rivets = around(15, (index) =>
    disc(left + 10 + (index * (right - left - 20)) / 14, rim + 25, 8, PAPER, 4),
  );
  return (
    solid(board, colors.color1, 0, 9) +
    screened(
      board,
      { x: left - 30, y: rim, width: right - left + 60, height: height - rim },
      "bottom",
      0.8,
      mix(colors.color1, "#ff8a00", 0.4),
    ) +
    marks.join("") +
    shape(block(left - 44, rim, right - left + 88, 50, 18), mix(colors.color2, INK, 0.1), 9) +
    rivets.join("")
  );
}
