import {
  getNodeValue,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from "jsonc-parser";
import { positionsIn } from "../model/problems/position";
import type { Path } from "../model/problems/problem";
import { shown } from "../model/problems/words";
import { trailingComma, syntaxFaultAt, tooDeep } from "./json-syntax";
import { endlessNumber } from "./other-notation";
import type { Fault } from "./read-text";
import type { SyntaxFault, Token } from "./syntax-fault";

/** JSON read once: of faults that break the structure only the first, and nothing behind it. */
export interface ReadJson {
  /** For invalid JSON, as much as could be understood. */
  readonly data: unknown;
  /** False if `data` is only a guess. */
  readonly valid: boolean;
  /** Properties that occur twice in an object, so that the intended one is unknown. */
  readonly duplicates: Path[];
  readonly duplicateFaults: Fault[];
  readonly syntaxFaults: SyntaxFault[];
}

export function readJson(text: string): ReadJson {
  const at = positionsIn(text);
  const duplicateFaults: Fault[] = [];
  const syntaxFaults: SyntaxFault[] = [];
  const duplicates: Path[] = [];
  const names: Map<string, number>[] = [];
  let broken = false;
  let hasComment = false;
  let before: Token | undefined;

  const fault = (syntaxFault: SyntaxFault) => {
    if (!broken) syntaxFaults.push(syntaxFault);
  };
  const passed = (kind: Token["kind"], start: number, length: number) => {
    before = { kind, start, end: start + length };
  };
  const beforeClosing = () => {
    if (before && text[before.start] === ",") fault(trailingComma(before.start));
  };

  const unread =
    text.trim() === ""
      ? { message: "the file is empty", allowed: "one record in braces { … }", offset: 0 }
      : tooDeep(text);
  if (unread) {
    fault(unread);
    return { data: undefined, valid: false, duplicates, duplicateFaults, syntaxFaults };
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
          const rule = "duplicate-key";
          if (!broken) duplicateFaults.push({ rule, message, allowed: "each name once", offset });
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
      onComment: (offset, length) => {
        const message = "comments are not possible in JSON";
        const edit = { at: offset, length, text: "", trust: "guess" as const };
        fault({ message, allowed: "nothing outside the record", offset, edit });
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
  if (syntaxFaults.length === 0) {
    return { data: JSON.parse(text), valid: true, duplicates, duplicateFaults, syntaxFaults };
  }
  const tree = parseTree(text, [], { allowTrailingComma: true });
  const data = tree && (getNodeValue(tree) as unknown);
  // With a missing brace, names of two objects meet in one.
  const valid = !broken;
  return { data, valid, duplicates, duplicateFaults: valid ? duplicateFaults : [], syntaxFaults };
}
