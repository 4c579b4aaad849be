import { hash } from "../../drawing/hash";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { group, place, rect } from "../../drawing/svg";
import { confetti } from "../backdrop/confetti";
import { halftone } from "../backdrop/halftone";
import { halo } from "../backdrop/halo";
import { motif } from "../backdrop/motif";
import { sunburst } from "../backdrop/sunburst";
import { MARK_HEIGHT, MARK_WIDTH, placedMark } from "../marks/mark";
import { characterMarkup } from "../poster/drawn-character";
import { landscape } from "../travel/travel";
import type { Box } from "./box";
import { SLEEVE_SIZE, type SleeveArtist, type SleeveSubject } from "./sleeve-subject";

/** A backdrop, a landscape or a face, clipped to the outline of a box, whose line lies over it. */
export function windowBox(box: Box, subject: SleeveSubject): string {
  const { tag, kind, attributes } = box;
  const outline = tag.replace(/ (?:data-[\w-]+|fill|stroke[\w-]*)="[^"]*"/g, "");
  const line = tag.replace(/ (?:data-[\w-]+|fill)="[^"]*"/g, "").replace("/>", ' fill="none"/>');
  const shown = kind === "face" ? face(box, subject) : kind === "scenery" && scenery(box, subject);
  const id = `sleeve-${hash(tag).toString(36)}`;
  return (
    `<clipPath id="${id}">${outline}</clipPath>` +
    group({ "clip-path": `url(#${id})` }, shown || backdrop(box, subject)) +
    (attributes.has("stroke") ? line : "")
  );
}

function backdrop({ attributes, index }: Box, { id, artists }: SleeveSubject): string {
  const { colors, spots, style } = artists[index % artists.length] as SleeveArtist;
  const [cx = 600, cy = 600, r = 420] = (attributes.get("data-halo") ?? "").split(" ").map(Number);
  const inks = inksOf(colors, spots);
  const stage = {
    width: SLEEVE_SIZE,
    height: SLEEVE_SIZE,
    cx,
    cy,
    r,
    inks: { ...inks, halo: inks.pale },
    random: random(`sleeve ${id} ${index}`),
  };
  const parts = {
    rays: () => sunburst(stage, style.rays),
    dots: () => halftone(stage, style.halftone, 0.42, inks.deep),
    motif: () => style.motif && motif(stage, style.motif),
    confetti: () => confetti(stage, style.confetti, 26),
    halo: () => halo(stage, style.halo),
  };
  const names = attributes.get("data-shows")?.split(" ");
  return Object.entries(parts)
    .map(([name, draw]) => (names?.includes(name) === false ? "" : draw()))
    .join("");
}

/** Middle of a face in poster units, and side of the square around a head with its hair. */
const FACE = { x: 590, y: 590, side: 740 };

function face(box: Box, { cast = [] }: SleeveSubject): string {
  const { x, y, width, height, index, attributes } = box;
  const singer = cast[index % cast.length];
  if (!singer) return "";
  const { look, color, unitColors } = singer;
  const scale = Math.min(width, height) / FACE.side;
  const [left, top] = [x + width / 2 - FACE.x * scale, y + height / 2 - FACE.y * scale];
  const fill = attributes.get("fill") ?? inksOf(unitColors, undefined, color).halo;
  const ground = rect(0, 0, SLEEVE_SIZE, SLEEVE_SIZE, { fill });
  return ground + place(characterMarkup(look, color, unitColors), left, top, 0, scale);
}

/** Middle and width of the part of a landscape that a window shows. */
const VIEW = { y: 560, width: 1240 };

function scenery({ x, y, width, height }: Box, { trip }: SleeveSubject): string {
  const scale = width / VIEW.width;
  const top = y + height / 2 - VIEW.y * scale;
  return trip ? place(landscape(trip), x + width / 2, top, 0, scale) : "";
}

/** Mark of one artist, or marks of all side by side or below each other; undefined without any. */
export function markBox(box: Box, artists: readonly SleeveArtist[]): string | undefined {
  const { tag, index, x, y, width, height, attributes } = box;
  const all = artists.flatMap(({ mark }) => mark ?? []);
  const marks = tag.includes('"mark-') ? all.slice(index, index + 1) : all;
  if (marks.length === 0) return undefined;
  const columns = width / height > (MARK_WIDTH / MARK_HEIGHT) * 1.2 ? marks.length : 1;
  const [wide, high] = [width / columns, (height * columns) / marks.length];
  const size = Math.min(wide, (high * MARK_WIDTH) / MARK_HEIGHT);
  const placed = marks.map((mark, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return placedMark(mark, x + (column + 0.5) * wide, y + (row + 0.5) * high, size);
  });
  return group({ transform: attributes.get("transform") }, ...placed);
}
