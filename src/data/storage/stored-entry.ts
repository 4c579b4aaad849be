export interface EntryFormat<State extends object> {
  key: string;
  version: number;
  /** Converts the content of an earlier version. */
  upgrade?: (found: unknown) => unknown;
  /** Builds a state from untrusted content; invalid fields get their defaults. */
  read: (found: Record<string, unknown>) => State;
  /** Fields to store, if they differ from the state. */
  write?: (state: State) => object;
}

/** Parses a stored text. Never throws. */
export function readEntry<State extends object>(
  format: EntryFormat<State>,
  text: string | null,
): State {
  return format.read(parse(text, format.upgrade));
}

/** Number of changes by page that a stored text lists; undefined if it lists none. Never throws. */
export function changesIn(text: string | null): Readonly<Record<string, number>> | undefined {
  const { changes } = parse(text);
  return isRecord(changes) ? (changes as Record<string, number>) : undefined;
}

/** Serializes a state with its list of changes. Keeps fields stored by a later version of the site. */
export function writeEntry<State extends object>(
  { version, write }: EntryFormat<State>,
  stored: string | null,
  state: State,
  changes?: Readonly<Record<string, number>>,
): string {
  const fields = { ...(write ? write(state) : state), ...(changes && { changes }) };
  const found = parse(stored);
  const isLater = typeof found["version"] === "number" && found["version"] > version;
  return JSON.stringify(
    isLater ? { ...found, ...fields, version: found["version"] } : { version, ...fields },
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string | null, upgrade = (found: unknown) => found): Record<string, unknown> {
  try {
    const found = upgrade(JSON.parse(text ?? "{}"));
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}
