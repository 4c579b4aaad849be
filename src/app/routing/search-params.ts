import { nameIn } from "#lib/packing/link-code";

/**
 * The named parameters of a query string; of one that is said twice the first. Those of other names are ignored. Never
 * throws.
 * @param read takes what counts out of a value
 */
export function readParams<Name extends string>(
  search: string,
  names: readonly Name[],
  read: (value: string) => string = nameIn,
): Partial<Record<Name, string>> {
  const said: Partial<Record<Name, string>> = {};
  for (const [written, value] of new URLSearchParams(search)) {
    const name = names.find((one) => one === nameIn(written));
    if (name) said[name] ??= read(value);
  }
  return said;
}

/** True if an address asks for something, and nothing of that is found. */
export const isLost = (
  asked: Readonly<Record<string, string | undefined>>,
  found: Readonly<Record<string, unknown>>,
): boolean =>
  Object.keys(asked).length > 0 && Object.values(found).every((value) => value === undefined);

/** The address of `path` with the parameters that have a value, in their order. */
export function withParams(
  path: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string {
  const said = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
