import { spot } from "../../../drawing/inks";
import { around, polar } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth } from "../stage";
import { group, path, place, rect, round } from "../../../drawing/svg";

/** MaM: a night festival, with strings of paper lanterns and fireworks over striped bunting. */
export const lanterns: Motif = (stage) => {
  const { width, r, cx, cy, inks } = stage;
  return (
    firework(stage, cx - r * 0.95, cy - r * 0.62, r * 0.62, 1) +
    firework(stage, cx + r * 1.02, cy - r * 0.3, r * 0.56, 2) +
    firework(stage, cx - r * 1.16, cy + r * 0.46, r * 0.4, 0) +
    group(
      { stroke: inks.ink, "stroke-width": lineWidth(stage), "stroke-linejoin": "round" },
      garland(stage, 0, width * 0.56, r * 0.16, 0),
      garland(stage, width * 0.44, width, r * 0.1, 1),
    )
  );
};

function firework(stage: Stage, x: number, y: number, size: number, index: number): string {
  const turn = stage.random.between(0, 20);
  const ring = (from: number, to: number, count: number, offset: number) =>
    around(count, (step) => {
      const angle = turn + ((step + offset) * 360) / count;
      const a = polar(x, y, size * from, angle).map(round);
      const b = polar(x, y, size * to, angle).map(round);
      return `M${a.join(" ")}L${b.join(" ")}`;
    }).join("");
  const style = { fill: "none", "stroke-linecap": "round" };
  return (
    path(ring(0.62, 1, 18, 0), {
      ...style,
      stroke: spot(stage.inks, index),
      "stroke-width": size * 0.075,
    }) +
    path(ring(0.3, 0.5, 12, 0.5), {
      ...style,
      stroke: stage.inks.paper,
      "stroke-width": size * 0.06,
    }) +
    path(ring(0.08, 0.16, 6, 0), {
      ...style,
      stroke: spot(stage.inks, index + 1),
      "stroke-width": size * 0.06,
    })
  );
}

// A string from one side to the other that sags by `sag`, lanterns hung from it.
function garland(stage: Stage, from: number, to: number, sag: number, shift: number): string {
  const { r, inks } = stage;
  const count = Math.max(3, Math.round((to - from) / (r * 0.44)));
  const y = (share: number) => -r * 0.02 + Math.sin(share * Math.PI) * sag;
  const cord = `M${round(from)} ${round(y(0))}Q${round((from + to) / 2)} ${round(sag * 2)} ${round(to)} ${round(y(1))}`;
  const lamps = around(count, (index) => {
    const share = (index + 0.5) / count;
    return place(
      lantern(stage, index + shift),
      from + (to - from) * share,
      y(share),
      0,
      index % 2 ? 0.86 : 1,
    );
  });
  return path(cord, { fill: "none", stroke: inks.ink }) + lamps.join("");
}

function lantern({ r, inks }: Stage, index: number): string {
  const wide = r * 0.17;
  const high = r * 0.2;
  const ribs = [-0.5, 0, 0.5].map((share) => {
    const half = round(wide * Math.sqrt(1 - share * share * 0.9));
    return `M${-half} ${round(high * (1.25 + share))}q${half} ${round(high * 0.16)} ${half * 2} 0`;
  });
  return (
    rect(-wide * 0.42, high * 0.14, wide * 0.84, high * 0.2, { fill: inks.ink }) +
    `<ellipse cx="0" cy="${round(high * 1.25)}" rx="${round(wide)}" ry="${round(high)}" fill="${spot(inks, index)}"/>` +
    path(ribs.join(""), { fill: "none", "stroke-width": r * 0.012 }) +
    rect(-wide * 0.42, high * 2.14, wide * 0.84, high * 0.2, { fill: inks.ink }) +
    path(`M0 ${round(high * 2.34)}v${round(high * 0.5)}`, {
      fill: "none",
      stroke: spot(inks, index + 1),
    })
  );
}
