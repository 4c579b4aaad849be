import type { Character } from "../../../content/types";
import { positionAt } from "../../../lib/content/model/problems/position";
import { SCHEMA_FOLDER } from "../../../lib/content/read/schema/read-schemas";
import { escapePattern } from "../../../lib/text/escape-pattern";
import type { Draft } from "../draft/draft";

/** Shorter words of a name are too common. */
const SHORTEST = 3;

/** Names of a record in texts: its title, and for a character each word of the name that is unique to it. */
export function namesInTexts(
  draft: Draft,
  names: readonly string[],
  isCharacter: boolean,
): string[] {
  if (!isCharacter) return [...new Set(names)];
  const others = new Set(
    draft
      .recordsOf<Character>("characters")
      .flatMap(({ name }) => (names.includes(name) ? [] : name.split(" "))),
  );
  const words = names.flatMap((name) => name.split(" "));
  return [
    ...new Set([...names, ...words.filter((word) => word.length >= SHORTEST && !others.has(word))]),
  ];
}

export function textMentions(draft: Draft, names: readonly string[]) {
  if (names.length === 0) return [];
  // Longest first, so that a full name counts once. In JSON a newline before a name is written \n.
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?:(?<=\\\\n)|(?<![\\p{L}\\p{N}_/-]))(?:${longestFirst.map(escapePattern).join("|")})(?![\\p{L}\\p{N}_/-])`,
    "gu",
  );
  return [...draft.snapshot().keys()]
    .filter((file) => /\.(?:json|md)$/.test(file) && !file.startsWith(SCHEMA_FOLDER))
    .flatMap((file) => {
      const text = draft.text(file) ?? "";
      return [...text.matchAll(pattern)].map(({ 0: name, index }) => {
        return { file, name, ...positionAt(text, index) };
      });
    });
}
