import { shown } from "../model/problems/words";
import type { Parsed } from "./parse";
import { type Find, positionsIn } from "../model/problems/position";
import type { Fault } from "./read-text";

/** Delimiter of the facts of a page. */
const isFence = ({ text }: { text: string }): boolean => text.trimEnd() === "---";
const ALLOWED =
  "a line of three hyphens, then title: …, summary: … and date: … on a line each, then three hyphens";

export interface ParsedPage extends Parsed {
  bodyStart: number;
  /** Finds a fact by its name, or a position in the text by its offset in the file. */
  find: Find;
}

/**
 * Parses a page: lines `name: value` between two lines `---`, then Markdown. Values are texts without quotation marks.
 */
export function parseFrontMatter(text: string): ParsedPage {
  const at = positionsIn(text);
  const faults: Fault[] = [];
  const duplicates: string[][] = [];
  const facts = new Map<unknown, { name: string; value: string; offset: number; start: number }>();
  const find: Find = ([step], atName = false) => {
    const fact = facts.get(step);
    return at(typeof step === "number" ? step : ((atName ? fact?.offset : fact?.start) ?? 0));
  };
  const [first, ...lines] = Array.from(text.matchAll(/(.*?)(?:\r\n|\r|\n|$)/gs), (match) => ({
    text: match[1] ?? "",
    offset: match.index,
  }));
  const end = lines.findIndex(isFence);
  if (!first || !isFence(first) || end < 0) {
    const message =
      first && isFence(first)
        ? "the line of hyphens after the facts is missing"
        : text.trim() === ""
          ? "the file is empty"
          : "the file does not begin with a line of three hyphens";
    faults.push({ rule: "front-matter", message, allowed: ALLOWED, offset: 0 });
    const nothing = { data: undefined, valid: false, duplicates, guessed: [] };
    return { ...nothing, faults, bodyStart: text.length, find };
  }
  for (const { text: line, offset } of lines.slice(0, end)) {
    if (line.trim() === "") continue;
    const [beginning = "", name] = /^(\w+):\s*/.exec(line) ?? [];
    const before = facts.get(name);
    if (name === undefined) {
      const message = `${shown(line)} is not a fact of the page`;
      const allowed = "a name, a colon, a space, and what it is, on one line";
      faults.push({ rule: "front-matter", message, allowed, offset });
    } else if (before) {
      duplicates.push([name]);
      const message = `${shown(name)} occurs twice; it is on line ${at(before.offset).line} too`;
      faults.push({ rule: "duplicate-key", message, allowed: "each name once", offset });
    } else {
      const value = line.slice(beginning.length).trimEnd();
      facts.set(name, { name, value, offset, start: offset + beginning.length });
    }
  }
  const data = Object.fromEntries(Array.from(facts.values(), ({ name, value }) => [name, value]));
  const bodyStart = lines[end + 1]?.offset ?? text.length;
  const valid = faults.every(({ rule }) => rule === "duplicate-key");
  return { data, valid, duplicates, guessed: [], faults, bodyStart, find };
}
