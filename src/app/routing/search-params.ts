/** The named parameters of a query string; undefined if one of them is said twice. Never throws. */
export function readParams<Name extends string>(
  search: string,
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  const query = new URLSearchParams(search);
  if (names.some((name) => query.getAll(name).length > 1)) return undefined;
  const said = names.filter((name) => query.has(name));
  return Object.fromEntries(said.map((name) => [name, query.get(name)])) as Partial<
    Record<Name, string>
  >;
}

/** The address of `path` with the parameters that have a value, in their order. */
export function withParams(
  path: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string {
  const said = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
