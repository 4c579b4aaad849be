import type { FilmCameraKey } from "../../../../content/types";
import { round } from "../../drawing/svg";

/** Shapes of a frame: 16:9, and 4:5 for phones, which shows more above and below. */
export type FilmShape = "wide" | "tall";

export interface Lens {
  shape: FilmShape;
  width: number;
  height: number;
  /** Picture units of a stage unit at zoom 1. */
  scale: number;
}

/**
 * Both lenses look along the same line. The wide one shows 1,600 stage units across at zoom 1, the tall one the middle
 * 1,100, where the important things are.
 */
export const LENSES: Record<FilmShape, Lens> = {
  wide: { shape: "wide", width: 1600, height: 900, scale: 1 },
  tall: { shape: "tall", width: 1200, height: 1500, scale: 1.09 },
};

export type Camera = Required<Omit<FilmCameraKey, "easing" | "frame">>;

/** A part of a plane, in stage units. */
interface Window {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distance from the eye to the curtain at zoom 1. */
const DISTANCE = 2000;
/** Nearer things are not drawn. */
const MIN_DISTANCE = 130;

/**
 * The theatre as seen by a camera. All is painted on upright planes, `depth` behind the curtain (negative: in front of
 * it), which shrink and shift by perspective.
 */
export interface View {
  lens: Lens;
  camera: Camera;
  /** True if a plane is in front of the eye. */
  isVisible(depth: number): boolean;
  /** Picture units of a stage unit on a plane. */
  scaleAt(depth: number): number;
  /** Position of a stage point in the picture. */
  project(x: number, y: number, depth: number): readonly [x: number, y: number];
  window(depth: number): Window;
  /** Draws on a plane, in stage units. */
  drawOnPlane(depth: number, ...body: string[]): string;
}

export function viewOf(lens: Lens, camera: Camera): View {
  const eye = camera.y - camera.lift;
  const distanceTo = (depth: number) => depth + DISTANCE / camera.zoom;
  const scaleAt = (depth: number) => (lens.scale * DISTANCE) / distanceTo(depth);
  const [middleX, middleY] = [lens.width / 2, lens.height / 2];
  // A raised eye looks down like a shifted lens: the stage keeps its place in the picture.
  const shift = middleY - lens.scale * camera.zoom * camera.lift;
  const project = (x: number, y: number, depth: number) =>
    [middleX + scaleAt(depth) * (x - camera.x), shift + scaleAt(depth) * (y - eye)] as const;
  return {
    lens,
    camera,
    isVisible: (depth) => distanceTo(depth) > MIN_DISTANCE,
    scaleAt,
    project,
    window: (depth) => {
      const size = scaleAt(depth);
      // A tilted picture shows more beyond its corners.
      const spare = 1 + Math.abs(camera.tilt) / 50;
      const [x, y] = project(0, 0, depth);
      return {
        left: (middleX - middleX * spare - x) / size,
        right: (middleX + middleX * spare - x) / size,
        top: (middleY - middleY * spare - y) / size,
        bottom: (middleY + middleY * spare - y) / size,
      };
    },
    drawOnPlane: (depth, ...body) => {
      const markup = body.join("");
      if (!markup) return "";
      const [x, y] = project(0, 0, depth);
      // Finer than elsewhere: a plane that moves by less than a tenth must not jerk.
      const at = `translate(${roundFinely(x)} ${roundFinely(y)}) scale(${roundFinely(scaleAt(depth) * 100) / 100})`;
      return `<g transform="${at}">${markup}</g>`;
    },
  };
}

/** Rotates a whole picture about its centre by the camera's tilt. */
export function tiltView({ lens, camera }: View, markup: string): string {
  if (Math.abs(camera.tilt) < 0.05) return markup;
  const turn = Math.round(camera.tilt * 100) / 100;
  return `<g transform="rotate(${turn} ${round(lens.width / 2)} ${round(lens.height / 2)})">${markup}</g>`;
}

const roundFinely = (value: number): number => Math.round(value * 1000) / 1000;
