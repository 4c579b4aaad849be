import type { Path } from "../check/problem";
import { shown } from "../check/words";
import type { Parsed } from "./parse";
import { Lines, type Position, positionAt } from "./position";

/** A line of three hyphens stands before and after the facts of a page. */
const FENCE = "---";
const ALLOWED =
  "a line of three hyphens, then title: …, summary: … and date: … on a line each, then three hyphens";

/** A line of a text, without its end. */
interface Line {
  text: string;
  offset: number;
}

/**
 * Reads a page: lines `name: value` between two lines `---`, then Markdown. Values are texts as they
 * stand, without quotation marks. `bodyStart` is the offset of the Markdown.
 */
export function parseFrontMatter(text: string): Parsed & { bodyStart: number } {
  const faults: Parsed["faults"] = [];
  const places = new Lines(text);
  const fault = (message: string, offset: number, allowed = ALLOWED) =>
    faults.push({ rule: "front-matter", message, allowed, position: places.at(offset) });
  const [first, ...lines] = linesOf(text);
  const end = lines.findIndex((line) => isFence(line));
  if (!first || !isFence(first) || end < 0) {
    if (first && isFence(first)) fault("the line of hyphens after the facts is missing", 0);
    else fault("the file does not begin with a line of three hyphens", 0);
    return { data: undefined, valid: false, duplicates: [], faults, bodyStart: text.length };
  }

  const found = new Map<string, Line>();
  const duplicates: string[][] = [];
  for (const line of lines.slice(0, end)) {
    const { name, value } = factOf(line);
    const before = found.get(name);
    if (line.text.trim() === "") continue;
    if (name === "") {
      const message = `${shown(line.text)} is no fact of the page`;
      fault(message, line.offset, "a name, a colon, a space, and what it is, on one line");
    } else if (before) {
      duplicates.push([name]);
      faults.push({
        rule: "duplicate-key",
        message: `${shown(name)} stands twice; it is on line ${places.at(before.offset).line} too`,
        allowed: "each name once",
        position: places.at(line.offset),
      });
    } else found.set(name, { text: value, offset: line.offset });
  }
  const data = Object.fromEntries([...found].map(([name, value]) => [name, value.text]));
  const bodyStart = lines[end + 1]?.offset ?? text.length;
  const valid = faults.every(({ rule }) => rule === "duplicate-key");
  return { data, valid, duplicates, faults, bodyStart };
}

/** Finds places in a page: a fact by its name, a place in the text by its offset in the file. */
export class FrontMatterLocator {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Start of what a fact says, or of its name; what is not there is looked for at the start. */
  find([step]: Path, atName = false): Position {
    if (typeof step === "number") return positionAt(this.#text, step);
    const lines = linesOf(this.#text);
    const end = lines.findIndex((line, place) => place > 0 && isFence(line));
    const facts = lines.slice(0, end).map((line) => ({ offset: line.offset, ...factOf(line) }));
    const fact = facts.find(({ name }) => name === step);
    return positionAt(this.#text, fact ? fact.offset + (atName ? 0 : fact.at) : 0);
  }
}

/** The name, the value and where in the line the value begins; no name if the line is no fact. */
function factOf({ text }: Line): { name: string; value: string; at: number } {
  const [start = "", name = ""] = /^(\w+):\s*/.exec(text) ?? [];
  return { name, value: name === "" ? "" : text.slice(start.length).trimEnd(), at: start.length };
}

const isFence = ({ text }: Line): boolean => text.trimEnd() === FENCE;

function linesOf(text: string): Line[] {
  return [...text.matchAll(/(.*?)(?:\r\n|\r|\n|$)/gs)].map((match) => ({
    text: match[1] ?? "",
    offset: match.index,
  }));
}
