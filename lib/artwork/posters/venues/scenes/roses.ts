import { mix } from "../../../drawing/color";
import { spot } from "../../../drawing/inks";
import { around, polar, scallops, sparkle } from "../../../drawing/shapes";
import { circle, path, place, rect } from "../../../drawing/svg";
import type { Scene, VenueStage } from "../venue-stage";
import { inked } from "../venue-stage";
import { rays, screen } from "./rays";

/** PRINCESS: a balcony before an arched window, grown over with roses. */
export const roses: Scene = (stage) => {
  const { width, height, cx, unit, inks } = stage;
  const rail = height * 0.7;
  const low = [...hedge(stage, 0, height), ...hedge(stage, width, height), ...garland(stage, rail)];
  return [
    rays(stage, [cx, rail - 300 * unit], 40, [inks.base, inks.second]),
    screen(stage, 0, height * 0.3, mix(inks.base, inks.ink, 0.12)),
    stars(stage),
    window(stage, rail),
    balustrade(stage, rail),
    leaves(stage, low),
    low.map(([x, y, size], index) => rose(stage, x, y, size * unit, index)).join(""),
  ].join("");
};

type Bloom = readonly [x: number, y: number, size: number];

function stars(stage: VenueStage): string {
  const { width, height, random, inks, unit } = stage;
  return around(16, (index) => {
    const x = random.between(0.02, 0.98) * width;
    const y = random.between(0.03, 0.5) * height;
    const fill = index % 3 ? inks.paper : spot(inks, 2);
    return path(sparkle(random.between(14, 34) * unit, x, y), { fill });
  }).join("");
}

function arch(cx: number, foot: number, half: number, high: number): string {
  return `M${cx - half} ${foot}V${foot - high + half}A${half} ${half} 0 0 1 ${cx + half} ${foot - high + half}V${foot}Z`;
}

function window(stage: VenueStage, rail: number): string {
  const { cx, unit, inks } = stage;
  const half = 210 * unit;
  const high = Math.min(rail - 90 * unit, 660 * unit);
  const night = mix(inks.base, inks.ink, 0.7);
  const folds = (side: number) => {
    const at = (x: number) => cx + side * x * unit;
    const top = rail - high + 60 * unit;
    return (
      path(
        `M${at(180)} ${rail}V${top}C${at(120)} ${top - 60 * unit} ${at(40)} ${top - 60 * unit} ${at(12)} ${top - 30 * unit}C${at(30)} ${rail - 260 * unit} ${at(90)} ${rail - 210 * unit} ${at(120)} ${rail - 190 * unit}C${at(96)} ${rail - 120 * unit} ${at(80)} ${rail - 60 * unit} ${at(74)} ${rail}Z`,
        { fill: spot(inks, 0), ...inked(stage) },
      ) +
      path(`M${at(150)} ${top}Q${at(120)} ${rail - 300 * unit} ${at(128)} ${rail - 190 * unit}`, {
        fill: "none",
        ...inked(stage, 6),
      }) +
      rect(at(128) - 34 * unit, rail - 206 * unit, 68 * unit, 26 * unit, {
        fill: spot(inks, 2),
        rx: 12 * unit,
        ...inked(stage, 7),
      })
    );
  };
  return (
    path(arch(cx + 16 * unit, rail, half + 46 * unit, high + 46 * unit), { fill: inks.ink }) +
    path(arch(cx, rail, half + 46 * unit, high + 46 * unit), {
      fill: inks.paper,
      ...inked(stage),
    }) +
    path(arch(cx, rail, half + 20 * unit, high + 20 * unit), {
      fill: inks.pale,
      ...inked(stage, 6),
    }) +
    path(arch(cx, rail, half, high), { fill: night, ...inked(stage) }) +
    circle(cx, rail - high + half, half * 0.5, { fill: spot(inks, 2), ...inked(stage, 7) }) +
    circle(cx + 34 * unit, rail - high + half - 18 * unit, half * 0.4, { fill: night }) +
    path(sparkle(22 * unit, cx - 60 * unit, rail - 250 * unit), { fill: inks.paper }) +
    path(sparkle(16 * unit, cx + 50 * unit, rail - 300 * unit), { fill: inks.paper }) +
    folds(1) +
    folds(-1)
  );
}

function balustrade(stage: VenueStage, rail: number): string {
  const { width, height, cx, unit, inks } = stage;
  const step = 92 * unit;
  const foot = height - 40 * unit;
  const count = Math.ceil(width / step / 2) + 1;
  const neck = 14 * unit;
  const belly = 34 * unit;
  const top = rail + 40 * unit;
  const baluster = (x: number) =>
    path(
      `M${x - neck} ${top}C${x - neck} ${top + 50 * unit} ${x - belly} ${(top + foot) / 2 - 20 * unit} ${x - belly} ${(top + foot) / 2 + 30 * unit}C${x - belly} ${foot - 50 * unit} ${x - neck} ${foot - 40 * unit} ${x - neck} ${foot}` +
        `H${x + neck}C${x + neck} ${foot - 40 * unit} ${x + belly} ${foot - 50 * unit} ${x + belly} ${(top + foot) / 2 + 30 * unit}C${x + belly} ${(top + foot) / 2 - 20 * unit} ${x + neck} ${top + 50 * unit} ${x + neck} ${top}Z`,
      { fill: inks.paper, ...inked(stage, 8) },
    );
  return (
    rect(-20, rail, width + 40, height - rail + 20, { fill: mix(inks.base, inks.ink, 0.34) }) +
    around(count * 2 + 1, (index) => baluster(cx + (index - count) * step)).join("") +
    rect(-20, rail - 22 * unit, width + 40, 64 * unit, { fill: inks.paper, ...inked(stage) }) +
    rect(-20, rail + 14 * unit, width + 40, 28 * unit, { fill: inks.pale, ...inked(stage, 6) }) +
    rect(-20, foot - 6 * unit, width + 40, 80 * unit, { fill: inks.paper, ...inked(stage) })
  );
}

// Roses climb up at the sides, thick below and thin above.
function hedge({ random, height, unit }: VenueStage, edge: number, foot: number): Bloom[] {
  const side = edge === 0 ? 1 : -1;
  const rows = Math.round(height / (104 * unit));
  return around(rows, (row) => {
    const share = 1 - row / rows;
    return around(
      1 + Math.round(share * 2.4),
      (index): Bloom => [
        edge + side * (10 + index * 112 * random.between(0.85, 1.1)) * unit,
        foot - row * 104 * unit + random.between(-26, 26) * unit,
        random.between(48, 74),
      ],
    );
  }).flat();
}

function garland({ cx, unit, random }: VenueStage, rail: number): Bloom[] {
  return [-250, -170, 170, 250].map(
    (x, index): Bloom => [
      cx + x * unit,
      rail - (index % 3 ? 26 : 0) * unit,
      random.between(44, 60),
    ],
  );
}

function leaves(stage: VenueStage, blooms: readonly Bloom[]): string {
  const { unit, inks, random } = stage;
  const green = spot(inks, 1);
  return blooms
    .map(([x, y, size]) => {
      const turn = random.between(0, 360);
      return around(3, (index) => {
        const leaf = size * unit * 1.1;
        const d = `M0 0C${leaf * 0.5} ${-leaf * 0.62} ${leaf * 1.1} ${-leaf * 0.5} ${leaf * 1.5} 0C${leaf * 1.1} ${leaf * 0.5} ${leaf * 0.5} ${leaf * 0.62} 0 0Z`;
        const fill = index % 2 ? green : mix(green, inks.ink, 0.3);
        const rib = path(`M${leaf * 0.3} 0H${leaf * 1.3}`, { fill: "none", ...inked(stage, 4) });
        return place(path(d, { fill, ...inked(stage, 7) }) + rib, x, y, turn + index * 120);
      }).join("");
    })
    .join("");
}

function rose(stage: VenueStage, x: number, y: number, size: number, index: number): string {
  const { inks } = stage;
  const tones = [spot(inks, 0), spot(inks, 3), mix(inks.base, inks.paper, 0.2)];
  const fill = tones[index % tones.length] ?? inks.base;
  const inner = mix(fill, inks.ink, 0.16);
  const turn = (index * 67) % 360;
  const [px, py] = polar(0, 0, size * 0.16, turn);
  const spiral = `M${-size * 0.3} ${size * 0.06}A${size * 0.3} ${size * 0.3} 0 1 1 ${size * 0.24} ${size * 0.2}A${size * 0.2} ${size * 0.2} 0 1 1 ${size * 0.04} ${-size * 0.16}`;
  return place(
    path(scallops(6, size * 0.82, 0, 0), { fill, ...inked(stage, 7) }) +
      path(scallops(5, size * 0.52, px, py, 30), { fill: inner, ...inked(stage, 5) }) +
      path(spiral, { fill: "none", ...inked(stage, 5) }),
    x,
    y,
    turn,
  );
}
