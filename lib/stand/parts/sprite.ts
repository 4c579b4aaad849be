import { createHash } from "node:crypto";
import type { StandPartKind } from "../../../content/types";
import { symbolOf } from "../scene/layout";
import type { DrawnParts } from "./read-parts";

/** The folder of the pictures, whose rules for hosts the sprite shares. */
export const SPRITE_FOLDER = "pictures";
export const SPRITE_NAME = "stand-parts.";

/** All drawings in one file, a symbol each: what a page shows of it takes over the page's colours. */
export function spriteSvg(parts: DrawnParts): string {
  const symbols = (Object.keys(parts) as StandPartKind[]).flatMap((kind) =>
    parts[kind].map(({ key, drawing: { width, height, markup } }) => {
      const id = symbolOf(kind, key);
      return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${markup}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/** Where the sprite lies, with a hash of what it holds. */
export function spriteAddress(sprite: string): string {
  const digest = createHash("sha256").update(sprite).digest("hex");
  return `/${SPRITE_FOLDER}/${SPRITE_NAME}${digest.slice(0, 8)}.svg`;
}
