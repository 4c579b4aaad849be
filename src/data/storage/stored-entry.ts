/** An entry of local storage that a module keeps for itself. */
export interface EntryFormat<State extends object> {
  key: string;
  version: number;
  /** Brings what an earlier version stored to the form of this one. */
  upgrade?: (found: unknown) => unknown;
  /** Makes a state of whatever was found, field by field: a bad field gets its default. */
  read: (found: Record<string, unknown>) => State;
  /** The fields to store, if they are not those of the state. */
  write?: (state: State) => object;
}

/** Reads a stored text of any origin. Never throws. */
export function readEntry<State extends object>(
  format: EntryFormat<State>,
  text: string | null,
): State {
  return format.read(parse(text, format.upgrade));
}

/** Counts of the changes that a stored text holds, by page; undefined where it does not say. Never throws. */
export function changesIn(text: string | null): Readonly<Record<string, number>> | undefined {
  const { changes } = parse(text);
  return isRecord(changes) ? (changes as Record<string, number>) : undefined;
}

/**
 * The text to store, with the counts of changes that it holds. Fields that a later version of the site has stored stay as
 * they are.
 */
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

/** Whether a value is an object whose fields can be looked at. */
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
