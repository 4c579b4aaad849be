import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StandPart, StandPartKind, StandParts } from "../../../content/types";
import type { KitPart } from "../kit/kit";

export interface DrawnPart extends KitPart {
  /** Content of the SVG's root element. Its viewBox begins at 0 0 and has the part's size. */
  readonly markup: string;
}

export type DrawnParts = Readonly<Record<StandPartKind, readonly DrawnPart[]>>;

const FOLDER = "stand-parts";

/**
 * Reads the parts of a checked content folder, in the order of the editor's lists.
 * @throws if a drawing cannot be read
 */
export function readParts(content: string): DrawnParts {
  const parts: Record<StandPartKind, DrawnPart[]> = {
    stand: [],
    flower: [],
    panel: [],
    sticker: [],
    backdrop: [],
  };
  const folder = join(content, FOLDER);
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith(".json")) continue;
    const text = readFileSync(join(folder, file), "utf8");
    const { kind, parts: listed } = JSON.parse(text) as StandParts;
    const drawings = join(folder, file.slice(0, -".json".length));
    parts[kind] = listed.map((part) => drawn(part, join(drawings, `${part.key}.svg`)));
  }
  return parts;
}

function drawn({ key, title, text, places }: StandPart, file: string): DrawnPart {
  return { key, title, text, places, ...readDrawing(readFileSync(file, "utf8")) };
}

const ROOT =
  /^\s*<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)">([\s\S]*)<\/svg>\s*$/;

/** Parses a part's SVG. @throws if its root is not `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 W H">` */
export function readDrawing(svg: string): Pick<DrawnPart, "width" | "height" | "markup"> {
  const [, width, height, markup] = ROOT.exec(svg) ?? [];
  if (markup === undefined) {
    throw new Error(
      'The root of a drawing is <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 W H">.',
    );
  }
  return { width: Number(width), height: Number(height), markup: markup.trim() };
}
