import { mix } from "../../../drawing/color";
import { spot } from "../../../drawing/inks";
import { around, sparkle } from "../../../drawing/shapes";
import { circle, group, path, place, rect } from "../../../drawing/svg";
import type { Scene, VenueStage } from "../venue-stage";
import { inked } from "../venue-stage";
import { rays, screen } from "./rays";

/** GOURMET: a stove as the stage, a great pot in the middle, pans hanging above. */
export const kitchen: Scene = (stage) => {
  const { width, height, cx, inks } = stage;
  const stove = height * 0.72;
  const isTall = height > width;
  // In the tall picture what stands beside the pot is smaller and in front of it.
  const beside = { ...stage, unit: stage.unit * (isTall ? 0.82 : 1) };
  const away = isTall ? 400 : 480;
  return [
    rays(stage, [cx, stove - height * 0.2], 36, [inks.base, inks.second]),
    screen(stage, stove, stove - height * 0.34, mix(inks.base, inks.ink, 0.16)),
    steam(stage, stove),
    rack(stage),
    pot(stage, stove),
    bread(beside, stove, cx - away),
    cake(beside, stove, cx + away),
    counter(stage, stove),
  ].join("");
};

function steam(stage: VenueStage, stove: number): string {
  const { cx, unit, inks } = stage;
  const puff = (x: number, y: number, size: number) =>
    circle(cx + x * unit, y, size * unit, { fill: inks.paper, ...inked(stage) });
  const top = stove - 380 * unit;
  const cloud = [
    [-130, 30, 84],
    [130, 20, 90],
    [-60, -50, 110],
    [70, -70, 116],
    [0, 40, 120],
    [-16, -150, 84],
  ] as const;
  return (
    cloud.map(([x, y, size]) => puff(x, top + y * unit, size)).join("") +
    cloud
      .map(([x, y, size]) =>
        circle(cx + x * unit, top + y * unit, (size - 8) * unit, { fill: inks.paper }),
      )
      .join("") +
    path(
      `M${cx - 70 * unit} ${top + 10 * unit}q${30 * unit} ${-50 * unit} ${70 * unit} ${-10 * unit}M${cx + 30 * unit} ${top - 60 * unit}q${40 * unit} ${-44 * unit} ${76 * unit} ${4 * unit}`,
      { fill: "none", ...inked(stage, 6) },
    )
  );
}

function rack(stage: VenueStage): string {
  const { width, height, cx, unit, inks } = stage;
  const bar = 62 * unit;
  const tools = [skillet, ladle, whisk, skillet, ladle, skillet, whisk, skillet];
  const step = 196 * unit;
  const count = Math.floor(width / step);
  const left = (width - (count - 1) * step) / 2;
  return (
    around(count, (index) => {
      const x = left + index * step;
      // Nothing hangs in the steam.
      if (width > height && Math.abs(x - cx) < 220 * unit) return "";
      const draw = tools[index % tools.length] ?? skillet;
      const turn = index % 2 ? 5 : -6;
      return place(draw(stage, index), x, bar, turn, unit);
    }).join("") +
    rect(-20, bar - 14 * unit, width + 40, 28 * unit, { fill: spot(inks, 1), ...inked(stage) })
  );
}

type Tool = (stage: VenueStage, index: number) => string;

const line = { "stroke-width": 9, "stroke-linejoin": "round", "stroke-linecap": "round" };

const skillet: Tool = ({ inks }, index) =>
  group(
    { stroke: inks.ink, ...line },
    rect(-13, 0, 26, 120, { fill: mix(inks.ink, inks.paper, 0.24), rx: 10 }),
    circle(0, 182, 74, { fill: index % 2 ? spot(inks, 0) : spot(inks, 2) }),
    circle(0, 182, 50, { fill: mix(index % 2 ? spot(inks, 0) : spot(inks, 2), inks.ink, 0.28) }),
    path("M-26 168q14 -22 36 -22", { fill: "none", stroke: inks.paper }),
  );

const ladle: Tool = ({ inks }) =>
  group(
    { stroke: inks.ink, ...line },
    path("M-9 -4H9V150H-9Z", { fill: inks.paper }),
    path("M-56 146H56A56 60 0 0 1 -56 146Z", { fill: inks.paper }),
    path("M-30 166q8 18 24 22", { fill: "none" }),
  );

const whisk: Tool = ({ inks }) =>
  group(
    { stroke: inks.ink, ...line },
    rect(-14, 0, 28, 96, { fill: spot(inks, 0), rx: 12 }),
    path("M0 96C-66 150 -60 236 0 240C60 236 66 150 0 96Z", { fill: spot(inks, 3) }),
    path("M0 96C-26 150 -24 230 0 240C24 230 26 150 0 96Z", { fill: "none" }),
  );

function pot(stage: VenueStage, stove: number): string {
  const { cx, unit, inks } = stage;
  const half = 240 * unit;
  const top = stove - 290 * unit;
  const red = spot(inks, 0);
  const handle = (side: number) =>
    path(
      `M${cx + side * (half - 10 * unit)} ${top + 70 * unit}h${side * 66 * unit}v${64 * unit}h${-side * 66 * unit}`,
      { fill: "none", stroke: inks.ink, "stroke-width": 34 * unit, "stroke-linejoin": "round" },
    ) +
    path(
      `M${cx + side * (half - 10 * unit)} ${top + 70 * unit}h${side * 66 * unit}v${64 * unit}h${-side * 66 * unit}`,
      {
        fill: "none",
        stroke: spot(inks, 1),
        "stroke-width": 16 * unit,
        "stroke-linejoin": "round",
      },
    );
  return (
    handle(1) +
    handle(-1) +
    path(
      `M${cx - half} ${top}V${stove - 60 * unit}Q${cx - half} ${stove} ${cx - half + 60 * unit} ${stove}H${cx + half - 60 * unit}Q${cx + half} ${stove} ${cx + half} ${stove - 60 * unit}V${top}Z`,
      { fill: red, ...inked(stage) },
    ) +
    path(
      `M${cx + half * 0.5} ${top}V${stove}H${cx + half - 60 * unit}Q${cx + half} ${stove} ${cx + half} ${stove - 60 * unit}V${top}Z`,
      { fill: mix(red, inks.ink, 0.22) },
    ) +
    path(`M${cx - half + 46 * unit} ${top + 80 * unit}V${stove - 90 * unit}`, {
      fill: "none",
      stroke: inks.paper,
      "stroke-width": 20 * unit,
      "stroke-linecap": "round",
    }) +
    path(sparkle(74 * unit, cx - 10 * unit, stove - 130 * unit), {
      fill: spot(inks, 1),
      ...inked(stage, 7),
    }) +
    path(
      `M${cx - half} ${stove - 60 * unit}Q${cx - half} ${stove} ${cx - half + 60 * unit} ${stove}H${cx + half - 60 * unit}Q${cx + half} ${stove} ${cx + half} ${stove - 60 * unit}V${top}`,
      { fill: "none", ...inked(stage) },
    ) +
    rect(cx - half - 24 * unit, top - 34 * unit, half * 2 + 48 * unit, 56 * unit, {
      fill: spot(inks, 3),
      rx: 24 * unit,
      ...inked(stage),
    })
  );
}

function bread(stage: VenueStage, stove: number, x: number): string {
  const { unit, inks } = stage;
  const crust = spot(inks, 2);
  const loaf = (dx: number, turn: number) =>
    place(
      path("M-34 0C-44 -90 -40 -210 0 -240C40 -210 44 -90 34 0Z", {
        fill: crust,
        ...line,
        stroke: inks.ink,
      }) +
        path("M-20 -60q20 -20 40 -4M-22 -112q22 -22 44 -4M-18 -164q18 -18 36 -4", {
          fill: "none",
          ...line,
          stroke: mix(crust, inks.paper, 0.7),
        }),
      x + dx * unit,
      stove - 80 * unit,
      turn,
      unit,
    );
  return (
    loaf(-56, -16) +
    loaf(60, 15) +
    loaf(4, -2) +
    path(
      `M${x - 120 * unit} ${stove - 120 * unit}H${x + 120 * unit}L${x + 92 * unit} ${stove}H${x - 92 * unit}Z`,
      { fill: spot(inks, 1), ...inked(stage) },
    ) +
    path(
      `M${x - 108 * unit} ${stove - 80 * unit}H${x + 108 * unit}M${x - 102 * unit} ${stove - 40 * unit}H${x + 102 * unit}M${x - 50 * unit} ${stove - 120 * unit}l${12 * unit} ${120 * unit}M${x + 50 * unit} ${stove - 120 * unit}l${-12 * unit} ${120 * unit}M${x} ${stove - 120 * unit}V${stove}`,
      { fill: "none", ...inked(stage, 5) },
    )
  );
}

function cake(stage: VenueStage, stove: number, x: number): string {
  const { unit, inks } = stage;
  const tier = (half: number, top: number, high: number) => {
    const [left, wide] = [x - half * unit, half * 2 * unit];
    const drops = around(6, (index) => {
      const dx = left + (wide / 6) * (index + 0.5);
      return `M${dx - wide / 12} ${stove - top * unit}v${(index % 2 ? 26 : 44) * unit}a${wide / 12} ${wide / 12} 0 0 0 ${wide / 6} 0V${stove - top * unit}Z`;
    });
    return (
      rect(left, stove - top * unit, wide, high * unit, { fill: spot(inks, 3), ...inked(stage) }) +
      path(drops.join(""), { fill: spot(inks, 0), ...inked(stage, 6) }) +
      rect(left - 6 * unit, stove - (top + 14) * unit, wide + 12 * unit, 26 * unit, {
        fill: spot(inks, 0),
        rx: 12 * unit,
        ...inked(stage, 7),
      })
    );
  };
  const berry = (dx: number) =>
    circle(x + dx * unit, stove - 262 * unit, 26 * unit, {
      fill: spot(inks, 1),
      ...inked(stage, 7),
    });
  return berry(-40) + berry(40) + tier(84, 240, 110) + berry(0) + tier(132, 130, 130);
}

function counter(stage: VenueStage, stove: number): string {
  const { width, height, cx, unit, inks } = stage;
  const check = 58 * unit;
  const top = stove + 56 * unit;
  const cells = around(Math.ceil((height - top) / check), (row) =>
    around(Math.ceil(width / check / 2) + 1, (index) => {
      const x = (index * 2 + (row % 2)) * check - (check - (cx % check));
      return `M${x} ${top + row * check}h${check}v${check}h${-check}Z`;
    }).join(""),
  );
  return (
    rect(-20, top, width + 40, height - top + 20, { fill: inks.paper }) +
    path(cells.join(""), { fill: spot(inks, 0) }) +
    rect(-20, stove, width + 40, 60 * unit, {
      fill: mix(inks.ink, inks.paper, 0.12),
      ...inked(stage),
    }) +
    path(`M0 ${stove + 30 * unit}H${width}`, {
      stroke: spot(inks, 1),
      "stroke-width": 20 * unit,
      "stroke-dasharray": `0 ${52 * unit}`,
      "stroke-linecap": "round",
    })
  );
}
