import { group } from "../drawing/svg";
import type { FigureLook } from "./parts";

/**
 * Middles in head space: of the skull, for hair and ornaments, of the temples, for what hangs beside the face, and of
 * the face, for marks.
 */
export const SKULL = 490;
export const TEMPLES = 519;
export const FACE = 541;

/** Markup that stays on its side of a turned head, which is mirrored itself: mirrored back about a middle. */
export function keptAside({ turned }: FigureLook, markup: string, middle = SKULL): string {
  if (!turned || !markup) return markup;
  return group({ transform: `translate(${middle * 2} 0) scale(-1 1)` }, markup);
}
