import { group } from "../drawing/svg";
import type { FigureLook } from "./parts";

/**
 * Mirror axes (x) in head space: the skull's for hair and ornaments, the temples' for what hangs beside the face, the
 * face's for marks.
 */
export const SKULL = 490;
export const TEMPLES = 519;
export const FACE = 541;

/** Mirrors markup back about x = `middle` on a turned (mirrored) head, so that it stays on its side. */
export function keptAside({ turned }: FigureLook, markup: string, middle = SKULL): string {
  if (!turned || !markup) return markup;
  return group({ transform: `translate(${middle * 2} 0) scale(-1 1)` }, markup);
}
