import { mix } from "../../../drawing/color";
import { spot } from "../../../drawing/inks";
import { around, polygon } from "../../../drawing/shapes";
import { circle, path, place, rect } from "../../../drawing/svg";
import type { Scene, VenueStage } from "../venue-stage";
import { inked } from "../venue-stage";
import { rays, screen } from "./rays";

/** GLADIATOR: the inside of an arena, two storeys of arches, banners and sand. */
export const colonnade: Scene = (stage) => {
  const { width, height, cx, unit, inks } = stage;
  const sand = height * 0.74;
  const storey = height > width ? height * 0.2 : 206 * unit;
  const [upper, lower] = [sand - storey * 2.06, sand - storey * 1.02];
  return [
    rays(stage, [cx, upper], 36, [inks.base, inks.second]),
    screen(stage, 0, upper * 0.6, mix(inks.base, inks.ink, 0.12)),
    sun(stage, upper),
    arcade(stage, upper, storey, 150 * unit, 0.86),
    arcade(stage, lower, storey * 1.04, 214 * unit, 1),
    gate(stage, sand, storey * 1.5),
    banners(stage, upper + 40 * unit),
    floor(stage, sand),
  ].join("");
};

function sun(stage: VenueStage, y: number): string {
  const { cx, unit, inks } = stage;
  return (
    circle(cx, y, 264 * unit, { fill: inks.paper }) +
    circle(cx, y, 236 * unit, { fill: spot(inks, 2), ...inked(stage) })
  );
}

// A row of arches that sags a little in the middle, as the far side of a ring does.
function arcade(stage: VenueStage, top: number, high: number, step: number, tone: number): string {
  const { width, cx, inks } = stage;
  const stone = mix(spot(inks, 0), inks.ink, (1 - tone) * 0.8);
  const shadow = mix(spot(inks, 1), inks.ink, 0.42);
  const count = Math.ceil(cx / step) + 1;
  const sag = (x: number) => (1 - ((x - cx) / cx) ** 2) * 26 * stage.unit;
  const edge = (lift: number) => {
    const y = top + lift;
    return `M-20 ${y}Q${cx} ${y + 52 * stage.unit} ${width + 20} ${y}`;
  };
  const half = step * 0.31;
  const openings = around(count * 2 + 1, (index) => {
    const x = cx + (index - count) * step;
    const head = top + sag(x) + high * 0.28 + half;
    return `M${x - half} ${top + high + 60}V${head}A${half} ${half} 0 0 1 ${x + half} ${head}V${top + high + 60}Z`;
  });
  const piers = around(count * 2 + 2, (index) => {
    const x = cx + (index - count - 0.5) * step;
    const y = top + sag(x) + high * 0.3;
    return rect(x - step * 0.1, y, step * 0.2, high, {
      fill: mix(stone, inks.paper, 0.4),
      ...inked(stage, 6),
    });
  });
  const cornice = (lift: number, wide: number, fill: string) =>
    path(edge(lift), { fill: "none", stroke: inks.ink, "stroke-width": wide + 16 * stage.unit }) +
    path(edge(lift), { fill: "none", stroke: fill, "stroke-width": wide });
  return (
    path(`${edge(0)}V${top + high + 60}H-20Z`, { fill: stone }) +
    path(openings.join(""), { fill: shadow, ...inked(stage, 8) }) +
    piers.join("") +
    cornice(high * 0.2, 18 * stage.unit, mix(stone, inks.paper, 0.4)) +
    cornice(0, 34 * stage.unit, mix(stone, inks.paper, 0.55))
  );
}

function gate(stage: VenueStage, sand: number, high: number): string {
  const { cx, unit, inks } = stage;
  const half = 150 * unit;
  const arch = (grow: number) =>
    `M${cx - half - grow} ${sand + 10}V${sand - high + half}A${half + grow} ${half + grow} 0 0 1 ${cx + half + grow} ${sand - high + half}V${sand + 10}Z`;
  const bars = around(5, (index) => {
    const x = cx + (index - 2) * half * 0.38;
    return `M${x} ${sand - high}V${sand - high * 0.5}l0 ${34 * unit}`;
  });
  return (
    path(arch(58 * unit), { fill: mix(spot(inks, 0), inks.paper, 0.5), ...inked(stage) }) +
    path(arch(30 * unit), { fill: spot(inks, 1), ...inked(stage, 7) }) +
    path(arch(0), { fill: mix(inks.base, inks.ink, 0.82), ...inked(stage) }) +
    `<clipPath id="gate"><path d="${arch(-4)}"/></clipPath><g clip-path="url(#gate)">` +
    path(
      `${bars.join("")}M${cx - half} ${sand - high * 0.78}H${cx + half}M${cx - half} ${sand - high * 0.56}H${cx + half}`,
      {
        fill: "none",
        stroke: spot(inks, 2),
        "stroke-width": 15 * unit,
        "stroke-linecap": "round",
      },
    ) +
    "</g>" +
    place(laurel(stage), cx, sand - high - 20 * unit, 0, unit)
  );
}

// A wreath above the gate.
function laurel(stage: VenueStage): string {
  const { inks } = stage;
  const line = { stroke: inks.ink, "stroke-width": 7, "stroke-linejoin": "round" };
  const leaf = "M0 0C14 -26 46 -30 66 -6C46 18 14 20 0 0Z";
  const side = around(7, (index) => {
    const angle = 108 - index * 27;
    const radians = (angle * Math.PI) / 180;
    const [x, y] = [Math.cos(radians) * 96, Math.sin(radians) * 96];
    return place(path(leaf, { fill: spot(inks, 3), ...line }), x, y, angle - 78, 0.92);
  }).join("");
  return (
    circle(0, 0, 92, { fill: spot(inks, 2), ...line, "stroke-width": 9 }) +
    circle(0, 0, 70, { fill: mix(spot(inks, 2), inks.paper, 0.5), ...line }) +
    path("M-30 -34H30L22 34H-22ZM-44 -34H44", { fill: inks.base, ...line }) +
    side +
    `<g transform="scale(-1 1)">${side}</g>`
  );
}

function banners(stage: VenueStage, top: number): string {
  const { cx, unit, inks, width } = stage;
  const wide = 116 * unit;
  const long = 300 * unit;
  const colors = [spot(inks, 1), inks.base, spot(inks, 2), spot(inks, 1)];
  const away = width > 1400 ? [-560, -350, 350, 560] : [-350, -232, 232, 350];
  return away
    .map((dx, index) => {
      const x = cx + dx * unit;
      const y = top + (index === 1 || index === 2 ? 14 : 0) * unit;
      const cloth = polygon([
        [x - wide / 2, y],
        [x + wide / 2, y],
        [x + wide / 2, y + long],
        [x, y + long - 54 * unit],
        [x - wide / 2, y + long],
      ]);
      const fill = colors[index] ?? inks.base;
      return (
        path(cloth, { fill, ...inked(stage) }) +
        rect(x - wide / 2 + 16 * unit, y, 16 * unit, long - 40 * unit, {
          fill: mix(fill, inks.paper, 0.55),
        }) +
        rect(x - wide / 2 - 14 * unit, y - 14 * unit, wide + 28 * unit, 28 * unit, {
          fill: inks.paper,
          rx: 12 * unit,
          ...inked(stage, 7),
        }) +
        path(
          `M${x} ${y + 86 * unit}l${26 * unit} ${34 * unit}l${-26 * unit} ${34 * unit}l${-26 * unit} ${-34 * unit}Z`,
          {
            fill: inks.paper,
            ...inked(stage, 6),
          },
        )
      );
    })
    .join("");
}

function floor(stage: VenueStage, sand: number): string {
  const { width, height, cx, unit, inks } = stage;
  const tone = spot(inks, 0);
  const ring = (grow: number, fill: string) =>
    `<ellipse cx="${cx}" cy="${(sand + height) / 2 + 20 * unit}" rx="${(520 - grow) * unit}" ry="${(96 - grow * 0.2) * unit}" fill="${fill}" stroke="${inks.ink}" stroke-width="${8 * unit}"/>`;
  return (
    rect(-20, sand, width + 40, height - sand + 20, {
      fill: mix(tone, inks.paper, 0.35),
      ...inked(stage),
    }) +
    screen(stage, height, sand + 20 * unit, mix(tone, spot(inks, 1), 0.5)) +
    ring(0, mix(tone, inks.paper, 0.75)) +
    ring(130, spot(inks, 2)) +
    rect(-20, sand - 24 * unit, width + 40, 44 * unit, { fill: spot(inks, 1), ...inked(stage) })
  );
}
