/** What components write besides the content: printable ASCII and typographic signs. */
const INTERFACE = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32))}’‘“”…–·×©é`;

/**
 * Every character that pages may show, each once and in order: those of all strings in `records`
 * (any JSON value) and those of the interface.
 */
export function usedCharacters(records: unknown): string {
  const found = new Set(INTERFACE);
  collect(records, found);
  return [...found].toSorted().join("");
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    for (const character of value.replaceAll(/\s/g, " ")) found.add(character);
  } else if (value && typeof value === "object") {
    for (const part of Object.values(value)) collect(part, found);
  }
}
