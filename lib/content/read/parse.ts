import { getLocation } from "jsonc-parser";
import { type Find, findInJson, offsetsIn, positionsIn } from "../model/problems/position";
import type { Path } from "../model/problems/problem";
import { fixedByCommand } from "../model/problems/words";
import { applied, offsetsBefore } from "./edits";
import { readJson } from "./read-json";
import type { Fault } from "./read-text";
import type { Edit, SyntaxFault } from "./syntax-fault";

export interface Parsed {
  /** For invalid JSON, as much as could be understood. */
  data: unknown;
  /** False if `data` is only a guess. */
  valid: boolean;
  /** Properties that occur twice in an object, so that the intended one is unknown. */
  duplicates: Path[];
  /** Values that are not written in JSON, and read as what they probably mean. */
  guessed: Path[];
  faults: Fault[];
  find: Find;
  /** The text with those faults fixed that need no person. */
  fixed?: string;
}

/** Greatest number of rounds of fixes; the second once a guess is among them. */
const MOST_FIXES = 50;
const MOST_GUESSES = 10;

/** A fault in the original text. */
interface Found {
  readonly fault: SyntaxFault;
  /** False behind a guess. */
  readonly isSure: boolean;
}

/**
 * Parses strict JSON. Reads on behind a fault of the syntax as if it were fixed; if the text cannot be read to its end
 * so, nothing behind the first guess is reported.
 */
export function parse(text: string): Parsed {
  const first = readJson(text);
  let [whole, last] = [text, first];
  const steps: ((offset: number) => number)[] = [];
  const toOriginal = (offset: number) => steps.reduceRight((place, step) => step(place), offset);
  const [found, guessed]: [Found[], Path[]] = [[], []];
  let isSure = true;
  while (last.syntaxFaults.length > 0) {
    for (const one of last.syntaxFaults) found.push({ fault: inOriginal(one, toOriginal), isSure });
    const edits = last.syntaxFaults.flatMap(({ edit }) => edit ?? []);
    const most = isSure ? MOST_FIXES : MOST_GUESSES;
    if (edits.length < last.syntaxFaults.length || steps.length >= most) break;
    whole = applied(whole, edits);
    const guesses = edits.filter(({ trust }) => trust === "guess");
    for (const { at, text: part } of guesses)
      if (part !== "") guessed.push(getLocation(whole, at + 1).path);
    isSure &&= guesses.length === 0;
    steps.push(offsetsBefore(edits));
    last = readJson(whole);
  }
  const isRead = last.syntaxFaults.length === 0;
  const syntaxFaults = found.flatMap((one) => (isRead || one.isSure ? one.fault : []));
  const fixes = syntaxFaults.filter(({ edit }) => isFixed(edit, isRead));
  const faults = oncePerLine(text, syntaxFaults).map(({ edit, ...one }): Fault => {
    const how = isFixed(edit, isRead) ? `; ${fixedByCommand("it")}` : "";
    return { rule: "json", ...one, message: one.message + how };
  });
  const { data, valid, duplicates, duplicateFaults } = isRead ? last : first;
  const isChanged = isRead && steps.length > 0;
  const inText = isChanged ? toOriginal : (offset: number) => offset;
  return {
    data,
    valid,
    duplicates,
    guessed: isRead ? guessed : [],
    faults: [...faults, ...duplicateFaults.map((one) => ({ ...one, offset: inText(one.offset) }))],
    find: isChanged ? findBefore(text, whole, toOriginal) : findInJson(text),
    ...(fixes.length > 0 && {
      fixed: applied(
        text,
        fixes.flatMap(({ edit }) => edit ?? []),
      ),
    }),
  };
}

/** True if `--fix` makes an edit. @param isRead true if the text is JSON after all edits */
const isFixed = (edit: Edit | undefined, isRead: boolean): boolean =>
  edit?.trust === "safe" || (isRead && edit?.trust === "likely");

function inOriginal(fault: SyntaxFault, toOriginal: (offset: number) => number): SyntaxFault {
  const { edit } = fault;
  const offset = toOriginal(fault.offset);
  if (!edit) return { ...fault, offset };
  const at = toOriginal(edit.at);
  return {
    ...fault,
    offset,
    edit: { ...edit, at, length: toOriginal(edit.at + edit.length) - at },
  };
}

/** The faults without those that repeat one of the same line, such as a second tab in a text. */
function oncePerLine(text: string, faults: readonly SyntaxFault[]): SyntaxFault[] {
  const at = positionsIn(text);
  const seen = new Set<string>();
  return faults.filter(({ message, offset }) => {
    const key = `${at(offset).line} ${message.replace(/\(.\)/u, "")}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Finds places in a text by what it says after edits. */
function findBefore(text: string, edited: string, toOriginal: (offset: number) => number): Find {
  const [find, offsetOf, at] = [findInJson(edited), offsetsIn(edited), positionsIn(text)];
  return (path, atName) => at(toOriginal(offsetOf(find(path, atName))));
}
