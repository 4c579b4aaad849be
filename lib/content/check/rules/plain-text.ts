import {
  codePoint,
  HIDDEN_IN_TEXT,
  MIXED_LETTERS,
  STACKED_MARKS,
  STRANGE_SPACE,
} from "../text/hidden";
import type { Finding, Path } from "../problem";
import type { Entry } from "../../read/entry";
import { placeName, shown } from "../words";
import type { Rule } from "./rule";

interface Slip {
  pattern: RegExp;
  what: string;
  allowed: string;
}

/** Characters that no text holds. */
const CHARACTERS: Slip[] = [
  {
    pattern: HIDDEN_IN_TEXT,
    what: "an invisible control character",
    allowed: "letters, marks, spaces, and \\n for a new line",
  },
  {
    pattern: STACKED_MARKS,
    what: "marks without a letter, or stacked on one",
    allowed: "at most two marks on a letter",
  },
  {
    pattern: MIXED_LETTERS,
    what: "a letter that only looks like a Latin one in a word",
    allowed: "a word in the letters of one script",
  },
  { pattern: STRANGE_SPACE, what: "an unusual space", allowed: "an ordinary space" },
  { pattern: /["']/, what: "a straight quotation mark", allowed: "the curly marks ‘ ’ “ ”" },
];

/** What plain text does not hold. The first that is found in a text is reported. */
const SLIPS: Slip[] = [
  ...CHARACTERS,
  { pattern: /[<>]/, what: "a < or >", allowed: "plain text without markup" },
  {
    pattern: /^\s|\s$|[^\S\n]\n|\n[^\S\n]/,
    what: "a space or an empty line at an end",
    allowed: "no space at the start or end of a line",
  },
  { pattern: /[^\S\n]{2}|\n{3}/, what: "several spaces or empty lines in a row", allowed: "one" },
];

/** Text is typeset as it stands. */
export const plainText: Rule = {
  name: "plain-text",
  description:
    "Texts have curly quotation marks, no markup, no control characters, no stray spaces.",
  *check(content) {
    const addresses = new Set(content.addresses.map(({ entry, path }) => placeOf(entry, path)));
    function* slipsIn<Kind>(entry: Entry<Kind>): Iterable<Finding> {
      for (const { path, text } of entry.texts()) {
        const slip = firstSlip(text, SLIPS);
        if (!slip || addresses.has(placeOf(entry, path))) continue;
        yield entry.finding(path, {
          message: `${placeName(path)} has ${slip.what}, at ${slip.around}`,
          allowed: slip.allowed,
        });
      }
    }
    for (const entry of content.characters) yield* slipsIn(entry);
    for (const entry of content.otherCharacters) yield* slipsIn(entry);
    for (const entry of content.units) yield* slipsIn(entry);
    for (const entry of content.offices) yield* slipsIn(entry);
    for (const entry of content.clubs) yield* slipsIn(entry);
    for (const entry of content.campaigns) yield* slipsIn(entry);
    for (const entry of content.film) yield* slipsIn(entry);
    for (const entry of content.standParts) yield* slipsIn(entry);
    for (const entry of content.exhibits) yield* slipsIn(entry);
    for (const entry of content.trips) yield* slipsIn(entry);
    for (const entry of content.venues) yield* slipsIn(entry);
    for (const entry of content.fourPiece) yield* slipsIn(entry);
    for (const entry of content.legal) yield* slipsIn(entry);
    if (content.videos) yield* slipsIn(content.videos);
    if (content.contributedVideos) yield* slipsIn(content.contributedVideos);
    for (const entry of content.otherAnswers) yield* slipsIn(entry);
    if (content.board) yield* slipsIn(content.board);
    if (content.site) yield* slipsIn(content.site);
  },
};

/** The first character in a text that none holds: where it is and what to say of it. */
export function characterSlip(text: string) {
  return firstSlip(text, CHARACTERS);
}

const placeOf = (entry: Pick<Entry<unknown>, "file">, path: Path): string =>
  `${entry.file} ${path.join("/")}`;

function firstSlip(text: string, slips: readonly Slip[]) {
  const slip = slips.find(({ pattern }) => pattern.test(text));
  if (!slip) return undefined;
  const at = text.search(slip.pattern);
  const isHidden = slip.pattern === HIDDEN_IN_TEXT || slip.pattern === STRANGE_SPACE;
  const what = isHidden ? `${slip.what} (${codePoint(text.slice(at))})` : slip.what;
  return { ...slip, what, at, around: shown(text.slice(Math.max(0, at - 12), at + 13)) };
}
