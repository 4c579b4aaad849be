import { isObject, type Json, parsed } from "../json";

/** A record that differs, and how. */
export interface ChangedRecord {
  /** As it was and as it is. */
  readonly states: readonly Json[];
  /** Dotted paths of the values that differ, without the places in lists: `profile.age`, `blocks.title`. */
  readonly paths: readonly string[];
}

/**
 * The records in two texts of a file that differ: the file itself, or the entries of a list. A list in a record that
 * has another length differs as a whole.
 * @returns undefined where a text is no JSON, or a list of records has others in it: anything may differ
 */
export function changedRecords(before: string, after: string): ChangedRecord[] | undefined {
  const [one, other] = [parsed(before), parsed(after)];
  if (one === undefined || other === undefined) return undefined;
  if (!Array.isArray(one) || !Array.isArray(other)) return compared(one, other);
  const isSame =
    one.length === other.length && one.every((entry, at) => idOf(entry) === idOf(other[at]));
  const records = isSame ? one.map((entry, at) => compared(entry, other[at])) : [undefined];
  return records.includes(undefined) ? undefined : records.flatMap((found) => found ?? []);
}

function compared(one: Json, other: Json): ChangedRecord[] | undefined {
  const paths = differing(one, other, "");
  if (paths.includes("")) return undefined;
  return paths.length === 0 ? [] : [{ states: [one, other], paths }];
}

function differing(one: Json, other: Json, path: string): string[] {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return unique(one.flatMap((entry, at) => differing(entry, other[at], path)));
  }
  if (isObject(one) && isObject(other)) {
    const names = unique([...Object.keys(one), ...Object.keys(other)]);
    const changed = names
      // What editors read is on no page.
      .filter((name) => name !== "$schema")
      .map((name) => differing(one[name], other[name], path === "" ? name : `${path}.${name}`));
    return unique(changed.flat());
  }
  return Object.is(one, other) ? [] : [path];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const idOf = (entry: Json): Json => (isObject(entry) ? entry.id : undefined);
