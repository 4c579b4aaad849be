import {
  getNodeValue,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from "jsonc-parser";
import { mendedByCommand, shown } from "../model/problems/words";
import { commaAfterLast, syntaxFaultAt, tooDeep } from "./json-syntax";
import { endlessNumber } from "./other-notation";
import { positionsIn } from "../model/problems/position";
import type { Fault } from "./read-text";
import type { SyntaxFault, Token } from "./syntax-fault";

export interface Parsed {
  /** For invalid JSON, as much as could be understood. */
  data: unknown;
  /** False if `data` is only a guess. */
  valid: boolean;
  /** Properties that occur twice in an object, so that the intended one is unknown. */
  duplicates: (string | number)[][];
  faults: Fault[];
  /** The text as strict JSON, if only commas, quotation marks and spaces between texts are wrong. */
  mended?: string;
}

/** Greatest number of consecutive fixes. */
const MOST_MENDED = 50;

/** Parses strict JSON. Of faults that break the structure only the first is reported, and nothing behind it. */
export function parse(text: string): Parsed {
  const { syntaxFaults, ...parsed } = read(text);
  const mended = mendedText(text, syntaxFaults);
  if (mended === undefined) return parsed;
  const faults = parsed.faults.map((one) =>
    one.rule === "json" ? { ...one, message: `${one.message}; ${mendedByCommand("it")}` } : one,
  );
  return { ...parsed, faults, mended };
}

function mendedText(text: string, syntaxFaults: readonly SyntaxFault[]): string | undefined {
  let [mended, left] = [text, syntaxFaults];
  for (let times = 0; left.length > 0; times++) {
    if (times === MOST_MENDED || left.some(({ edit }) => !edit)) return undefined;
    for (const { edit } of left.toReversed()) {
      if (edit) {
        mended = mended.slice(0, edit.at) + edit.text + mended.slice(edit.at + edit.length);
      }
    }
    left = read(mended).syntaxFaults;
  }
  return mended === text ? undefined : mended;
}

/** As {@link parse}, without the fixed text, and with the syntax faults. */
function read(text: string): Parsed & { readonly syntaxFaults: readonly SyntaxFault[] } {
  const at = positionsIn(text);
  const faults: Fault[] = [];
  const syntaxFaults: SyntaxFault[] = [];
  const duplicates: Parsed["duplicates"] = [];
  const names: Map<string, number>[] = [];
  let broken = false;
  let hasComment = false;
  let before: Token | undefined;

  const fault = (syntaxFault: SyntaxFault, rule = "json") => {
    if (broken) return;
    const { edit: _edit, ...said } = syntaxFault;
    faults.push({ rule, ...said });
    if (rule === "json") syntaxFaults.push(syntaxFault);
  };
  const passed = (kind: Token["kind"], start: number, length: number) => {
    before = { kind, start, end: start + length };
  };
  const beforeClosing = () => {
    if (before && text[before.start] === ",") fault(commaAfterLast(before.start));
  };

  const unread =
    text.trim() === ""
      ? { message: "the file is empty", allowed: "one record in braces { … }", offset: 0 }
      : tooDeep(text);
  if (unread) {
    fault(unread);
    return { data: undefined, valid: false, duplicates, faults, syntaxFaults };
  }
  visit(
    text,
    {
      onObjectBegin: (offset, length) => {
        passed("bracket", offset, length);
        names.push(new Map());
      },
      onObjectProperty: (name, offset, length, _line, _column, path) => {
        passed("text", offset, length);
        const first = names.at(-1)?.get(name);
        if (first !== undefined) {
          duplicates.push([...path(), name]);
          const message = `${shown(name)} occurs twice in the same object; it is on line ${at(first).line} too`;
          fault({ message, allowed: "each name once", offset }, "duplicate-key");
        }
        names.at(-1)?.set(name, offset);
      },
      onObjectEnd: (offset, length) => {
        beforeClosing();
        passed("bracket", offset, length);
        names.pop();
      },
      onArrayBegin: (offset, length) => passed("bracket", offset, length),
      onArrayEnd: (offset, length) => {
        beforeClosing();
        passed("bracket", offset, length);
      },
      onLiteralValue: (value, offset, length) => {
        // JavaScript reads it as infinite, and would write it as null.
        if (typeof value === "number" && !Number.isFinite(value)) {
          fault(endlessNumber(text.slice(offset, offset + length), offset));
          broken = true;
        }
        passed(typeof value === "string" ? "text" : "value", offset, length);
      },
      onSeparator: (_character, offset, length) => passed("separator", offset, length),
      onComment: (offset) => {
        const message = "comments are not possible in JSON";
        fault({ message, allowed: "nothing outside the record", offset });
        hasComment = true;
      },
      onError: (error: ParseErrorCode, offset) => {
        const name = printParseErrorCode(error);
        if (broken || name === "InvalidCommentToken") return;
        // The rest of a comment that has ended too early.
        const isOfComment = hasComment && /[*/]/.test(text[offset] ?? "");
        if (!isOfComment) fault(syntaxFaultAt(text, name, offset, before));
        broken = true;
      },
    },
    { disallowComments: false, allowTrailingComma: true },
  );
  if (faults.every(({ rule }) => rule === "duplicate-key")) {
    return { data: JSON.parse(text), valid: true, duplicates, faults, syntaxFaults };
  }
  const tree = parseTree(text, [], { allowTrailingComma: true });
  const data = tree && (getNodeValue(tree) as unknown);
  if (!broken) return { data, valid: true, duplicates, faults, syntaxFaults };
  // With a missing brace, names of two objects meet in one.
  const syntaxOnly = faults.filter(({ rule }) => rule === "json");
  return { data, valid: false, duplicates, faults: syntaxOnly, syntaxFaults };
}
