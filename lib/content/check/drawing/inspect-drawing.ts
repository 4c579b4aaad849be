import type { IllustrationFolder } from "../../model/illustrations/kinds";
import type { DrawingEntry } from "../../read/drawing-entry";
import { ART_FOLDER } from "../../read/folders";
import { memoize } from "../../model/memoize";
import { CONTENT } from "../../read/snapshot";
import { fixedByCommand } from "../../model/problems/words";
import type { DrawingFault } from "./allowed";
import { drawingFaults, partFaults } from "./faults";
import { illustrationKind } from "./illustration";
import { fixDrawing } from "./fix/fix-drawing";
import { readXml } from "./read-xml";
import { STAND_PART } from "./stand-part";

interface Inspected {
  readonly faults: DrawingFault[];
  /** Undefined if it needs a person, or has no faults. */
  readonly fixed?: string;
}

/**
 * Inspects a drawing. Additions of a drawing program count as one fault, which `--fix` removes. As long as something
 * needs redrawing, only that is reported, and the file stays as the program saved it.
 */
export const inspectDrawing = memoize(({ file, text, list, key }: DrawingEntry): Inspected => {
  const isArt = file.startsWith(`${CONTENT}/${ART_FOLDER}/`);
  const kind = isArt ? illustrationKind(list as IllustrationFolder, key) : STAND_PART;
  const found = drawingFaults(text, kind);
  const fixed = found.length === 0 ? text : fixDrawing(text, kind);
  if (fixed === text) return { faults: found };
  const byHand = partFaults(readXml(fixed).elements.slice(1), kind);
  if (byHand.length > 0) return { faults: remaining(byHand, found, text) };
  const left = drawingFaults(fixed, kind);
  const stillThere = new Set(left.map(({ message }) => message));
  const first = found.find(({ message }) => !stillThere.has(message));
  if (!first) return { faults: found };
  const message = `the drawing is written as a drawing program saves it: ${first.message}; ${fixedByCommand("it")}`;
  const faults = [
    { ...first, message, allowed: undefined, suggestion: undefined },
    ...remaining(left, found, text),
  ];
  return { faults, fixed };
});

/** More kinds of faults are not printed. */
const MOST_FAULTS = 100;

/** Faults that need a person, at their places in the original text. */
function remaining(
  left: readonly DrawingFault[],
  found: readonly DrawingFault[],
  text: string,
): DrawingFault[] {
  const kinds = new Map(left.map((fault) => [fault.message, fault]));
  const there = new Set(found.map(({ message }) => message));
  const others = [...kinds.values()].filter(({ message }) => !there.has(message));
  const all = [
    ...found.filter(({ message }) => kinds.has(message)),
    ...others.slice(0, MOST_FAULTS).map((fault) => ({ ...fault, at: placeOf(fault, text) })),
  ];
  return all.toSorted((one, other) => one.at - other.at);
}

/** Position in the original text of a fault found in the fixed one. */
function placeOf({ message }: DrawingFault, text: string): number {
  const [, id] = / id="(.+?)">/.exec(message) ?? [];
  const shape = id === undefined ? -1 : text.indexOf(` id="${id}"`);
  if (shape >= 0) return text.lastIndexOf("<", shape);
  const [, element] = /^<([\w:]+)>/.exec(message) ?? [];
  if (element !== undefined) return Math.max(0, text.indexOf(`<${element}`));
  const [, name = "", value = ""] = /^([\w-]+) is (?:"(.*)"|no )/.exec(message) ?? [];
  if (name === "") return 0;
  const whole = text.indexOf(`${name}="${value}"`);
  return whole < 0 ? Math.max(0, text.search(`\\b${name}\\s*[=:]`)) : whole;
}
