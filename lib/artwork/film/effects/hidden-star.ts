import { place } from "../../drawing/svg";
import { ease } from "../timeline/easing";
import { drawInLight } from "../set/drawings";
import type { Shot } from "../set/shot";

/** Visible part of the hidden star, 0 to 1. */
export function visibleShare({ film: { star: hidden }, frame }: Shot): number {
  if (!hidden) return 0;
  const time = frame - hidden.frame + 1;
  if (time <= 0 || time > hidden.length) return 0;
  return Math.min(ease("over", time / 3), ease("out", (hidden.length + 1 - time) / 3));
}

/** The hidden star, if visible between two depths at this frame. */
export function hiddenStar(shot: Shot, from: number, to: number): string {
  const { film, frame, light, view } = shot;
  const { star: hidden } = film;
  const size = visibleShare(shot);
  if (!hidden || size <= 0 || hidden.depth > from || hidden.depth <= to) return "";
  const turn = Math.sin(frame / 1.6) * 12;
  return view.drawOnPlane(
    hidden.depth,
    place(
      drawInLight(film.drawings, "star", light),
      hidden.x,
      hidden.y,
      turn,
      (hidden.size / 100) * size,
    ),
  );
}
