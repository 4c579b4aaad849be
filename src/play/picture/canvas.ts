import { loadFont } from "#src/data/browser/load-font";
import { assertCanvasReadable } from "#src/data/browser/blocked-canvas";

export const SIZE = { width: 1200, height: 630 } as const;

export const INK = "#17131c";
export const WHITE = "#ffffff";
export const SUN = "#ffd23f";

type Box = readonly [x: number, y: number, width: number, height: number];

export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly setFont: (size: number) => void;
}

/**
 * Draws on a background of rays in two colours, and encodes a PNG.
 * @throws if there is no canvas, CanvasBlockedError if the browser returns noise
 */
export async function drawPng(
  colors: readonly [string, string],
  draw: (brush: Brush) => void | Promise<void>,
): Promise<Uint8Array> {
  const context = await newCanvas(SIZE);
  const display = getComputedStyle(document.documentElement).getPropertyValue("--display");
  await loadFont(`800 40px ${display}`);
  drawRays(context, colors);
  const setFont = (size: number) => {
    context.fillStyle = INK;
    context.font = `800 ${size}px ${display}`;
  };
  await draw({ context, setFont });
  return pngOf(context.canvas);
}

/** A canvas to draw on. @throws if there is none, CanvasBlockedError if the browser returns noise */
export async function newCanvas(size: {
  readonly width: number;
  readonly height: number;
}): Promise<CanvasRenderingContext2D> {
  await assertCanvasReadable();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  return context;
}

/** The PNG of a canvas. @throws if the browser makes none */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The browser made no picture.");
  return new Uint8Array(await blob.arrayBuffer());
}

function drawRays(
  context: CanvasRenderingContext2D,
  [one, other]: readonly [string, string],
): void {
  context.fillStyle = one;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = other;
  for (let ray = 0; ray < 24; ray += 2) {
    context.beginPath();
    context.moveTo(360, 700);
    for (const turn of [ray, ray + 1]) {
      const angle = (turn / 24) * 2 * Math.PI;
      context.lineTo(360 + 1400 * Math.cos(angle), 700 + 1400 * Math.sin(angle));
    }
    context.fill();
  }
}

export function drawPanel({ context }: Brush, [x, y, width, height]: Box, color: string): void {
  context.fillStyle = INK;
  context.fillRect(x - 5, y - 5, width + 10, height + 20);
  context.fillStyle = color;
  context.fillRect(x, y, width, height);
}
