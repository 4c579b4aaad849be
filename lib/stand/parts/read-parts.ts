import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StandPart, StandPartKind, StandParts } from "../../../content/types";
import type { KitPart } from "../document/kit";
import { type Drawing, readDrawing } from "./read-drawing";

/** A part with its drawing. */
export interface DrawnPart extends KitPart {
  readonly drawing: Drawing;
}

/** All parts, by kind. */
export type DrawnParts = Readonly<Record<StandPartKind, readonly DrawnPart[]>>;

const FOLDER = "stand-parts";

/**
 * The parts of a content folder that has passed the check, in the order of their choosers.
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
  const drawing = readDrawing(readFileSync(file, "utf8"));
  const { width, height } = drawing;
  return { key, title, width, height, text, places, drawing };
}
