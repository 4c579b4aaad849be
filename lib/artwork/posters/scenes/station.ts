import { INK, mix, PAPER } from "../../drawing/color";
import { clipped, flat, line, shape } from "../../drawing/outlined";
import { around, star } from "../../drawing/shapes";
import { path, place, rect, round } from "../../drawing/svg";
import { cloudAt, curlCloud } from "./props/clouds";
import { pennants } from "./props/pennants";
import { rays } from "./props/rays";
import type { Scene, SceneFrame } from "./scene";
import { block, EDGE, FINE, oval, screened } from "./props/sheet";
import { deskAwning, stampCard, stampDesk } from "./props/stamp-desk";
import { clock, railcar, track } from "./props/train";

const GOLD = "#ffcf3f";
const PINK = "#ff6f9f";

/** Station: left end, width, eaves and foot; then the rails, the train and the stamp desk. */
const places = {
  wide: {
    left: 820,
    width: 760,
    eaves: 330,
    foot: 830,
    rails: 716,
    train: [150, 0.92],
    desk: [548, 862, 0.82],
  },
  tall: {
    left: 300,
    width: 920,
    eaves: 660,
    foot: 1400,
    rails: 1130,
    train: [330, 1.08],
    desk: [176, 1544, 0.78],
  },
} as const;

/** The seasonal stamp rally: a small station on a feast day, its stamp desk, a railcar waiting. */
export const station: Scene = {
  back: (frame) => hills(frame) + train(frame) + building(frame) + bunting(frame),
  front: (frame) => platform(frame),
};

function hills({ width, height, shape: form, colors }: SceneFrame): string {
  const { rails } = places[form];
  const sky = mix("#8fdcff", colors.color2, 0.25);
  const [sx, sy, sr] = form === "wide" ? [700, 250, 120] : [210, 520, 140];
  const sun = oval(sx, sy, sr);
  const green = mix(colors.color1, "#3fae5a", 0.5);
  const far = `M-20 ${rails - 170}Q${width * 0.16} ${rails - 300} ${width * 0.34} ${rails - 190}T${width * 0.7} ${rails - 210}T${width + 20} ${rails - 180}V${height}H-20Z`;
  const near = `M-20 ${rails - 70}Q${width * 0.2} ${rails - 190} ${width * 0.5} ${rails - 96}T${width + 20} ${rails - 120}V${height}H-20Z`;
  const cloud = curlCloud(PAPER, mix(sky, PAPER, 0.5), mix(sky, PAPER, 0.2));
  const clouds = form === "wide" ? cloudAt(cloud, 190, 330, 0.5) : cloudAt(cloud, 520, 470, 0.6);
  return (
    rect(0, 0, width, height, { fill: sky }) +
    path(rays(sx, sy, 2000, 18, 9, [0, 360]), { fill: mix(sky, PAPER, 0.32) }) +
    shape(sun, mix(GOLD, PAPER, 0.3), EDGE) +
    screened(
      sun,
      { x: sx - sr, y: sy - sr, width: sr * 2, height: sr * 2 },
      "bottom",
      0.8,
      "#ffb347",
    ) +
    shape(sun, "none", EDGE) +
    clouds +
    shape(far, mix(green, sky, 0.5), EDGE) +
    shape(near, green, EDGE) +
    screened(near, { x: 0, y: rails - 190, width, height: 300 }, "bottom", 1, mix(green, INK, 0.2))
  );
}

function train({ width, height, shape: form, colors }: SceneFrame): string {
  const { rails, train: at } = places[form];
  const [x, scale] = at;
  const slab = rails + 58;
  return (
    track(width, rails, "#b9a78f") +
    place(railcar({ upper: "#fff3d6", lower: colors.color1, band: PINK }), x, rails + 6, 0, scale) +
    shape(block(-20, slab, width + 40, height - slab + 20), "#e9dcc4", EDGE + 1) +
    flat(block(0, slab + 20, width, 22), GOLD) +
    line(`M0 ${slab + 31}H${width}`, mix(GOLD, INK, 0.4), 5)
  );
}

// Timber walls, a roof of tiles with a gable that carries the clock.
function building({ shape: form, colors }: SceneFrame): string {
  const { left, width, eaves, foot } = places[form];
  const wall = block(left + 40, eaves, width - 80, foot - eaves);
  const tile = mix(colors.color1, "#23395b", 0.62);
  const middle = left + width / 2;
  const rise = width * 0.2;
  const roof = `M${left - 30} ${eaves + 24}L${left + 90} ${round(eaves - rise)}H${left + width - 90}L${left + width + 30} ${eaves + 24}Z`;
  const boards = around(
    Math.floor((width - 80) / 44),
    (index) => `M${left + 84 + index * 44} ${eaves}V${foot}`,
  ).join("");
  const rows = around(
    4,
    (index) => `M${left - 20} ${round(eaves - 6 - index * rise * 0.26)}H${left + width + 20}`,
  ).join("");
  const gable = `M${middle - 170} ${eaves - 10}L${middle} ${round(eaves - rise * 1.75)}L${middle + 170} ${eaves - 10}Z`;
  const window = (x: number) =>
    shape(block(x, eaves + 90, 120, 150, 6), "#fff0b8", EDGE) +
    line(`M${x + 60} ${eaves + 90}v150M${x} ${eaves + 165}h120`, INK, FINE + 1);
  return (
    shape(wall, "#ffe9c7", EDGE + 1) +
    line(boards, mix("#ffe9c7", INK, 0.16), 4) +
    window(left + 90) +
    window(left + width - 210) +
    shape(block(middle - 110, eaves + 70, 220, foot - eaves), mix(tile, INK, 0.4), EDGE) +
    shape(roof, tile, EDGE + 1) +
    screened(
      roof,
      { x: left - 30, y: eaves - rise, width: width + 60, height: rise + 30 },
      "bottom",
      1,
      mix(tile, INK, 0.3),
    ) +
    clipped(roof, line(rows, mix(tile, PAPER, 0.24), 5)) +
    shape(roof, "none", EDGE + 1) +
    shape(gable, PINK, EDGE + 1) +
    place(clock(66, GOLD), middle, round(eaves - rise * 0.62)) +
    shape(star(5, 30, 0.5, middle, eaves - rise * 1.75 - 20), GOLD, EDGE)
  );
}

function bunting({ width, shape: form, colors }: SceneFrame): string {
  const flags = [colors.color1, PAPER, PINK, GOLD];
  return form === "wide"
    ? pennants(-20, width + 20, 20, 62, 24)(flags)
    : pennants(-20, width + 20, -20, 70, 15)(flags) +
        pennants(-20, width + 20, 110, 80, 14)(flags.toReversed());
}

// The stamp desk and a card that lies on the edge of the platform, before the cast.
function platform({ width, height, shape: form, colors }: SceneFrame): string {
  const [x, y, scale] = places[form].desk;
  const wide = form === "wide";
  // The cast of the tall sheet stands lower: a roof would hide a face.
  const roof = wide ? deskAwning(colors.color1) : "";
  const edge = height - (wide ? 40 : 60);
  const card = stampCard(colors.color1, [PINK, GOLD, colors.color1, "#7d6bff", PINK]);
  return (
    place(roof + stampDesk(PINK, colors.color1), x, y, 0, scale) +
    shape(block(-20, edge, width + 40, 90), "#d8c6a6", EDGE + 1) +
    line(`M0 ${edge + 20}H${width}`, mix("#d8c6a6", INK, 0.3), 6) +
    place(card, wide ? 196 : 940, wide ? 790 : 1480, -9, wide ? 0.92 : 1)
  );
}
