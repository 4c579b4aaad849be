import { loadFont } from "#src/data/browser/load-font";
import type { FlowerStand, UnitId } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";
import { layOut, type Scene } from "#lib/stand/scene/layout";
import * as styles from "../scene/stand-scene.module.css";
import {
  drawLayer,
  messageFont,
  type LoadOwnPicture,
  type ReadCssVariable,
  symbolImage,
} from "./draw-layer";
import { ExportError } from "./export-error";
import { spriteDrawings } from "./sprite-drawings";

/**
 * Draws a stand to a canvas with the ratio of the scene, identical to `StandScene`. Pictures of the visitor that are
 * not on this device are omitted.
 * @throws ExportError
 */
export async function drawStand(
  canvas: HTMLCanvasElement,
  stand: FlowerStand,
  kit: StandKit,
  loadOwn: LoadOwnPicture,
): Promise<void> {
  const scene = layOut(stand, kit);
  const cssVariable = cssVariablesOf(stand.palette);
  const [drawings] = await Promise.all([spriteDrawings(kit.sprite), loadFaces(scene, cssVariable)]);
  const scale = canvas.width / scene.width;
  const context = contextOf(canvas);
  const brush = { context, cssVariable, drawings, loadOwn, scale };
  context.scale(scale, scale);
  const backdrop = await symbolImage(brush, scene.backdrop);
  if (backdrop) context.drawImage(backdrop, 0, 0, scene.width, scene.height);
  for (const layer of scene.layers) await drawLayer(brush, layer);
}

/** Colours and font of a palette, read from the page's style sheets. */
function cssVariablesOf(unit: UnitId): ReadCssVariable {
  const sample = document.createElement("div");
  sample.className = styles.scene ?? "";
  sample.dataset["unit"] = unit;
  sample.hidden = true;
  const found = new Map<string, string>();
  return (variable) => {
    if (!found.has(variable)) {
      document.body.append(sample);
      found.set(variable, getComputedStyle(sample).getPropertyValue(variable).trim());
      sample.remove();
    }
    return found.get(variable) ?? "";
  };
}

/** Loads the fonts of messages; a missing one falls back, as on the page. */
async function loadFaces({ layers }: Scene, cssVariable: ReadCssVariable): Promise<void> {
  const texts = layers.flatMap(({ content }) =>
    content.type === "part" ? (content.text?.lines.map(({ text }) => text) ?? []) : [],
  );
  if (texts.length === 0) return;
  await loadFont(messageFont(cssVariable, 64), texts.join(" "));
}

/** @throws ExportError if there is no memory for the canvas: some browsers fail silently */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new ExportError("size");
  const corner = [canvas.width - 1, canvas.height - 1, 1, 1] as const;
  context.fillRect(...corner);
  if (context.getImageData(...corner).data[3] !== 255) throw new ExportError("size");
  context.clearRect(...corner);
  return context;
}
