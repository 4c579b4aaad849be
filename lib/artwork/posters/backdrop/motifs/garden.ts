import { spot } from "../../../drawing/inks";
import { around } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth } from "../stage";
import { circle, group, path, place, round } from "../../../drawing/svg";

/** Eden: a wrought gate on either side, grown over by vines with golden apples. */
export const garden: Motif = (stage) => {
  const half = gate(stage) + vine(stage);
  const { cx, cy } = stage;
  return (
    place(half, cx, cy) +
    `<g transform="translate(${round(cx)} ${round(cy)}) scale(-1 1)">${half}</g>`
  );
};

function gate(stage: Stage): string {
  const { r, inks, width, height } = stage;
  const bars = around(Math.ceil((width / 2 - r * 0.5) / (r * 0.17)) + 1, (index) => {
    const x = round(r * 0.62 + index * r * 0.17);
    const top = round(-r * 1.12 - r * 0.1 * (index % 2) + index * r * 0.05);
    return (
      `M${x} ${round(height)}V${top}` +
      `M${round(x - r * 0.05)} ${top}L${x} ${round(top - r * 0.15)}L${round(x + r * 0.05)} ${top}Z`
    );
  }).join("");
  const rails = `M${round(r * 0.5)} ${round(-r * 0.66)}H${width}M${round(r * 0.5)} ${round(r * 0.42)}H${width}`;
  const line = { fill: inks.ink, stroke: inks.ink, "stroke-width": r * 0.036 };
  return path(bars, line) + path(rails, { ...line, "stroke-width": r * 0.06 });
}

function vine(stage: Stage): string {
  const { r, inks } = stage;
  const line = lineWidth(stage);
  const reach = Math.min(1.52, (stage.width / 2 / r) * 1.04);
  const stem = around(15, (index) => {
    const y = r * (1.15 - index * 0.18);
    const x = r * (reach - 0.2 - 0.12 * Math.cos(index * 1.9) - Math.max(0, index - 9) * 0.11);
    return [round(x), round(y)] as const;
  });
  const d = `M${stem.map(([x, y]) => `${x} ${y}`).join("L")}`;
  const leaves = stem.map(([x, y], index) =>
    index % 4 === 2
      ? place(apple(r * 0.115, spot(inks, index % 8 === 2 ? 0 : 1), inks.ink, line), x, y)
      : place(leaf(r * 0.25), x, y, index % 2 ? -150 + index * 4 : -25 + index * 3),
  );
  return (
    path(d, {
      fill: "none",
      stroke: inks.ink,
      "stroke-width": r * 0.05,
      "stroke-linejoin": "round",
    }) +
    group(
      { fill: spot(inks, 2), stroke: inks.ink, "stroke-width": line, "stroke-linejoin": "round" },
      ...leaves,
    )
  );
}

function leaf(size: number): string {
  const at = (x: number, y: number) => `${round(x * size)} ${round(y * size)}`;
  return (
    path(
      `M0 0C${at(0.2, -0.42)} ${at(0.7, -0.42)} ${at(1, 0)}C${at(0.7, 0.42)} ${at(0.2, 0.42)} 0 0Z`,
      {},
    ) + path(`M0 0H${round(size * 0.7)}`, { fill: "none" })
  );
}

function apple(size: number, fill: string, ink: string, line: number): string {
  return (
    group(
      { stroke: ink, "stroke-width": line },
      path(
        `M0 ${round(-size * 0.7)}Q${round(size * 0.2)} ${round(-size * 1.3)} ${round(size * 0.5)} ${round(-size * 1.5)}`,
        { fill: "none" },
      ),
      circle(0, 0, size, { fill }),
    ) + circle(-size * 0.36, -size * 0.36, size * 0.2, { fill: "#ffffff", stroke: "none" })
  );
}
