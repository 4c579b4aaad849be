import type { ColorSet } from "../../../../content/types";
import { type Inks, inksOf } from "../../drawing/inks";
import { picture } from "../../drawing/svg";
import { drawn } from "../../illustration/illustration";
import { type Box, boxOf } from "./box";
import { SLEEVE_SIZE, type SleeveSubject } from "./sleeve-subject";
import { markBox, windowBox } from "./windows";
import { letteredBox } from "./words";

const ID = / id="((?:backdrop|day|face|line|mark|name|number|scenery|series|title)(?:-\d)?)"/g;
const BOX = /<\w+\b[^>]* data-box="[^>]*\/>/g;

/** Sleeve of an album as `<svg>` of 1200 × 1200: its composition, with pictures and words in place of the boxes. */
export function sleeveSvg(subject: SleeveSubject): string {
  return picture(SLEEVE_SIZE, SLEEVE_SIZE, sleeveDrawing(subject));
}

/** The same without a root, to be set into other pictures. */
export function sleeveDrawing(subject: SleeveSubject): string {
  const { sleeve, accent, artists } = subject;
  const inks = inksOf(artists[0]?.colors as ColorSet, artists[0]?.spots, accent);
  const sheet = drawn(sleeve.replace(ID, ' data-box="$1"'), inks);
  return sheet.replace(BOX, (tag) => contentOf(boxOf(tag), subject, inks));
}

function contentOf(box: Box, subject: SleeveSubject, inks: Inks): string {
  const { artists, words } = subject;
  if (/^(?:backdrop|face|scenery)$/.test(box.kind)) return windowBox(box, subject);
  if (box.kind !== "mark") return letteredBox(box, words[box.kind] ?? "", inks);
  // Artists without a mark are named.
  return (
    markBox(box, artists) ?? letteredBox(box, artists[box.index] ? (words.name ?? "") : "", inks)
  );
}
