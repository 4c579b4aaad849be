import type { DrawnPart } from "#lib/stand/parts/read-parts";
import { ExportError } from "./export-error";

/** Drawing of a part from the sprite; its colours are `var(--color1, …)`. */
type SpriteDrawing = Pick<DrawnPart, "width" | "height" | "markup">;

export type SpriteDrawings = ReadonlyMap<string, SpriteDrawing>;

/**
 * Fetches the drawings of a sprite, which the browser has cached.
 * @throws ExportError
 */
export async function spriteDrawings(address: string): Promise<SpriteDrawings> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return readSprite(await response.text());
  } catch (cause) {
    throw new ExportError("fetch", { cause });
  }
}

/** Parses a sprite written by lib/stand/parts/sprite.ts. */
export function readSprite(svg: string): SpriteDrawings {
  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  const drawings = new Map<string, SpriteDrawing>();
  for (const symbol of documentElement.querySelectorAll("symbol")) {
    const [, , width = 0, height = 0] = (symbol.getAttribute("viewBox") ?? "")
      .split(" ")
      .map(Number);
    drawings.set(symbol.id, { width, height, markup: symbol.innerHTML });
  }
  return drawings;
}

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*?)\s*)?\)/g;

export function replaceVariables(markup: string, colorOf: (variable: string) => string): string {
  return markup.replace(VARIABLE, (_, variable: string, otherwise = "") => {
    const color = colorOf(variable).trim();
    // Rejects values that would end the attribute.
    return /^[#\w(),.%\s/-]+$/.test(color) ? color : otherwise;
  });
}

/** Wraps a drawing as an image of `width` × `height` pixels; Safari rasterizes it at exactly that size. */
export function asSvg(
  { width, height, markup }: SpriteDrawing,
  pixels: { readonly width: number; readonly height: number },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels.width}" height="${pixels.height}" preserveAspectRatio="none">${markup}</svg>`;
}
