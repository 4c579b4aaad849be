import {
  getNodeValue,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from "jsonc-parser";
import { shown } from "../words";
import { type Position, positionAt } from "./position";

/** What a text says, and where it is not strict JSON. */
export interface Parsed {
  /** The value; of a text that breaks off or has a slip, as much as could be understood. */
  data: unknown;
  /** False if `data` is only a guess. */
  sound: boolean;
  /** Properties that stand twice in an object, so that it is not known which is meant. */
  doubled: (string | number)[][];
  faults: {
    rule: "json" | "duplicate-key" | "front-matter";
    message: string;
    allowed?: string;
    position: Position;
  }[];
}

const ADVICE: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  CommaExpected: "a comma is missing between two entries",
  ColonExpected: "a colon is missing between a name and its value",
  ValueExpected: "a value is missing",
  PropertyNameExpected: "a name in double quotes is missing",
  CloseBraceExpected: "a closing brace } is missing",
  CloseBracketExpected: "a closing bracket ] is missing",
  EndOfFileExpected: "there is something after the end of the record",
  UnexpectedEndOfString: "a closing double quote is missing",
  InvalidCharacter: "a text holds a line break or a tab; a line break is written \\n",
  InvalidEscapeCharacter: 'after a backslash only one of " \\ / b f n r t u may follow',
  InvalidUnicode: "\\u must be followed by four hexadecimal digits",
  InvalidNumberFormat: "this is no number that JSON knows",
  InvalidSymbol: "text must stand in double quotes",
};

/** Reads strict JSON. Of slips that break the structure only the first is reported. */
export function parse(text: string): Parsed {
  const faults: Parsed["faults"] = [];
  const doubled: Parsed["doubled"] = [];
  const names: Map<string, number>[] = [];
  let broken = false;
  let comma: number | undefined;

  const fault = (offset: number, message: string, allowed?: string) =>
    faults.push({ rule: "json", message, allowed, position: positionAt(text, offset) });
  const afterComma = () => {
    if (comma !== undefined) fault(comma, "there is a comma after the last entry", "no comma here");
    comma = undefined;
  };
  const other = () => {
    comma = undefined;
  };

  if (text.trim() === "") {
    fault(0, "the file is empty", "one record in braces { … }");
    return { data: undefined, sound: false, doubled, faults };
  }
  visit(
    text,
    {
      onObjectBegin: () => {
        other();
        names.push(new Map());
      },
      onObjectProperty: (name, offset, _length, _line, _column, path) => {
        other();
        const before = names.at(-1)?.get(name);
        if (before !== undefined) {
          doubled.push([...path(), name]);
          faults.push({
            rule: "duplicate-key",
            message: `${shown(name)} stands twice in the same object; it is on line ${positionAt(text, before).line} too`,
            allowed: "each name once",
            position: positionAt(text, offset),
          });
        }
        names.at(-1)?.set(name, offset);
      },
      onObjectEnd: () => {
        afterComma();
        names.pop();
      },
      onArrayBegin: other,
      onArrayEnd: afterComma,
      onLiteralValue: other,
      onSeparator: (character, offset) => {
        comma = character === "," ? offset : undefined;
      },
      onComment: (offset) => {
        fault(offset, "comments are not possible in JSON", "nothing outside the record");
      },
      onError: (error: ParseErrorCode, offset) => {
        const code = printParseErrorCode(error);
        if (broken || code === "InvalidCommentToken") return;
        broken = true;
        fault(offset, ADVICE[code] ?? "this is not JSON");
      },
    },
    { disallowComments: false, allowTrailingComma: true },
  );
  if (faults.every(({ rule }) => rule === "duplicate-key")) {
    return { data: JSON.parse(text), sound: true, doubled, faults };
  }
  const tree = parseTree(text, [], { allowTrailingComma: true });
  return { data: tree && getNodeValue(tree), sound: !broken, doubled, faults };
}
