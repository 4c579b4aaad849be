import { normalizeQueryPart } from "#lib/packing/link-code";

/**
 * Reads named parameters of a query string, the first of each name; ignores others. Never throws.
 * @param read normalizes a value; by default to lower case, without anything appended
 */
export function readParams<Name extends string>(
  search: string,
  names: readonly Name[],
  read: (value: string) => string = normalizeQueryPart,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const [written, value] of new URLSearchParams(search)) {
    const name = names.find((known) => known === normalizeQueryPart(written));
    if (name) found[name] ??= read(value);
  }
  return found;
}

/** True if an address has parameters, and all values read from them are undefined. */
export const hasNoMatch = (
  params: Readonly<Record<string, string | undefined>>,
  values: Readonly<Record<string, unknown>>,
): boolean =>
  Object.keys(params).length > 0 && Object.values(values).every((value) => value === undefined);

/** Appends the parameters that have a value to `path`. */
export function withParams(
  path: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string {
  const found = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(found.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
