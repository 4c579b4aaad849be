import type { DrawnPart } from "#lib/stand/parts/read-parts";
import { ExportError } from "./export-error";

/** A part's drawing, taken out of the sprite; its markup has `var(--color1, …)` for colours. */
type SpriteDrawing = Pick<DrawnPart, "width" | "height" | "markup">;

export type SpriteDrawings = ReadonlyMap<string, SpriteDrawing>;

/** The drawings of a sprite, which the browser has from the page. @throws ExportError */
export async function spriteDrawings(address: string): Promise<SpriteDrawings> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return readSprite(await response.text());
  } catch (cause) {
    throw new ExportError("fetch", { cause });
  }
}

/** Reads what lib/stand/parts/sprite.ts wrote. */
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

/** A drawing's markup with colours in the places of its variables. */
export function inColors(markup: string, colorOf: (variable: string) => string): string {
  return markup.replace(VARIABLE, (_, variable: string, otherwise = "") => {
    const color = colorOf(variable).trim();
    // The value of an attribute must not end it.
    return /^[#\w(),.%\s/-]+$/.test(color) ? color : otherwise;
  });
}

/** A drawing as a picture of its own, `width` × `height` pixels: Safari draws it no sharper than that. */
export function asSvg(
  { width, height, markup }: SpriteDrawing,
  pixels: { readonly width: number; readonly height: number },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels.width}" height="${pixels.height}" preserveAspectRatio="none">${markup}</svg>`;
}
