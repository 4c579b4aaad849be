import type { StandPartKind } from "../../../content/types";
import { type HashedFile, hashedFile } from "../../images/hashed-file";
import { symbolOf } from "../kit/kit";
import type { DrawnParts } from "./read-parts";

/** All drawings as symbols in one file. A symbol takes the colours of the page that shows it. */
export function spriteSvg(parts: DrawnParts): string {
  const symbols = (Object.keys(parts) as StandPartKind[]).flatMap((kind) =>
    parts[kind].map(({ key, width, height, markup }) => {
      const id = symbolOf(kind, key);
      return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${markup}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

export const spriteFile = (sprite: string): HashedFile => hashedFile("stand-parts", "svg", sprite);
