import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeMarkup } from "../../lib/text/escape-markup";
import type { Size } from "./take-picture";

export interface DifferingPage {
  readonly name: string;
  readonly path: string;
  readonly size: Size;
  readonly part: number;
  readonly taller: number;
  readonly pictures: { readonly before: Buffer; readonly after: Buffer; readonly mask: Buffer };
}

/** Line for a differing page: “unit (/explore/units/x), phone: 1.25 % of the pixels, 12 px taller”. */
export function lineOf({ name, path, size, part, taller }: DifferingPage): string {
  const height =
    taller === 0 ? "" : `, ${Math.abs(taller)} px ${taller > 0 ? "taller" : "shorter"}`;
  return `${name} (${path}), ${size}: ${(part * 100).toFixed(2)} % of the pixels${height}`;
}

/**
 * Writes the pictures and a page that shows them side by side into a folder, which is emptied first.
 * @returns the file of the page
 */
export function writeReport(folder: string, pages: readonly DifferingPage[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = pages.map((page, index) => {
    const figures = Object.entries(page.pictures).map(([kind, picture]) => {
      const file = `${index}-${kind}.png`;
      writeFileSync(join(folder, file), picture);
      return `<figure><figcaption>${kind}</figcaption><img src="${file}" alt=""></figure>`;
    });
    return `<h2>${escapeMarkup(lineOf(page))}</h2><div>${figures.join("")}</div>`;
  });
  const file = join(folder, "index.html");
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Pages that differ</title>${STYLE}${sections.join("")}`,
  );
  return file;
}

const STYLE =
  "<style>body{font:1rem sans-serif}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}" +
  "figure{margin:0}img{width:100%;border:1px solid}</style>";
