import { type Layer, placedLayers } from "../../illustration/illustration";
import { element, type Attributes } from "../../drawing/svg";
import { fixed } from "./layouts/fixed";
import { grid } from "./layouts/grid";
import type { Layout } from "./layouts/layout";
import { repeated } from "./layouts/repeat";
import { ring, strokes } from "./layouts/ring";
import { scattered } from "./layouts/scatter";
import { axesOf } from "./lines";
import type { Stage } from "./stage";

/** Layouts by attribute; a layer without one stays as drawn. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  "data-scatter": scattered,
  "data-grid": grid,
  "data-repeat-x": repeated,
  "data-repeat-y": repeated,
  "data-ring": ring,
  "data-strokes": strokes,
};

/** The motif of a backdrop, placed on a stage. @param text of a file in content/art/backdrops */
export function motif(stage: Stage, text: string): string {
  const turns = new Map<string, number>();
  return placedLayers(text, stage.inks, (layer) => placed(stage, layer, turns));
}

function placed(stage: Stage, layer: Layer, turns: Map<string, number>): string {
  const { attributes, children } = layer;
  const layoutName = [...attributes.keys()].find((name) => Object.hasOwn(LAYOUTS, name));
  const layout = (layoutName && LAYOUTS[layoutName]) || fixed;
  const axes = axesOf(stage, attributes);
  const body = layout({ stage, axes, attributes, children, turns });
  const own = [...attributes].filter(([name]) => !/^(?:data-.+|transform)$/.test(name));
  const paint: Attributes = Object.fromEntries(own);
  const { cx, cy, width } = stage;
  const scale = Math.round(axes.scale * 10_000) / 10_000;
  const drawing = element(
    "g",
    { ...paint, transform: `translate(${cx} ${cy}) scale(${scale})` },
    body,
  );
  if (!attributes.has("data-mirror")) return drawing;
  return `${drawing}<g transform="translate(${width} 0) scale(-1 1)">${drawing}</g>`;
}
