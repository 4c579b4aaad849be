/** A value of JSON. */
type Json = unknown;

/**
 * The dotted paths of the values in which two texts of a record differ, without the places in lists: `profile.age`,
 * `blocks.title`. A list of another length differs as a whole.
 * @returns undefined where a text is no JSON, or a list of records has others in it: anything may differ
 */
export function changedFields(before: string, after: string): string[] | undefined {
  const [one, other] = [parsed(before), parsed(after)];
  if (one === undefined || other === undefined) return undefined;
  if (Array.isArray(one) && Array.isArray(other)) {
    const isSame = one.every((entry, at) => idOf(entry) === idOf(other[at]));
    if (!isSame) return undefined;
  }
  const changed = differing(one, other, "");
  return changed.includes("") ? undefined : changed;
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

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const idOf = (entry: Json): Json => (isObject(entry) ? entry.id : undefined);
