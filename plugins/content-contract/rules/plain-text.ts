import type { Finding, Path } from "../problem";
import type { Entry } from "../read/entry";
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
    pattern: /[\p{Cc}\u200b-\u200f\u2028\u2029\u202a-\u202e\ufeff](?<!\n)/u,
    what: "an invisible control character",
    allowed: "letters, marks, spaces, and \\n for a new line",
  },
  { pattern: /["']/, what: "a straight quotation mark", allowed: "the curly marks ‘ ’ “ ”" },
];

/** What plain text does not hold. The first that is found in a text is reported. */
const SLIPS: Slip[] = [
  ...CHARACTERS,
  { pattern: /[<>]/, what: "a < or >", allowed: "plain text without markup" },
  {
    pattern: /^\s|\s$|[ \t]\n|\n[ \t]/,
    what: "a space or an empty line at an end",
    allowed: "no space at the start or end of a line",
  },
  { pattern: / {2}|\n{3}/, what: "several spaces or empty lines in a row", allowed: "one" },
];

/** Text is typeset as it stands. */
export const plainText: Rule = {
  name: "plain-text",
  description:
    "Texts have curly quotation marks, no markup, no control characters, no stray spaces.",
  *check(content) {
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
    if (content.board) yield* slipsIn(content.board);
    if (content.site) yield* slipsIn(content.site);
  },
};

/** The first character in a text that none holds: where it is and what to say of it. */
export function characterSlip(text: string) {
  return firstSlip(text, CHARACTERS);
}

function* slipsIn<Content>(entry: Entry<Content>): Iterable<Finding> {
  for (const { path, text } of entry.texts()) {
    const slip = firstSlip(text, SLIPS);
    if (!slip) continue;
    yield entry.finding(path as Path, {
      message: `${placeName(path)} has ${slip.what}, at ${slip.around}`,
      allowed: slip.allowed,
    });
  }
}

function firstSlip(text: string, slips: readonly Slip[]) {
  const slip = slips.find(({ pattern }) => pattern.test(text));
  if (!slip) return undefined;
  const at = text.search(slip.pattern);
  return { ...slip, at, around: shown(text.slice(Math.max(0, at - 12), at + 13)) };
}
