/** Removes entries with a repeated id. In a file of its own to keep the code of notices out of other bundles. */
export function uniqueById<Entry extends { readonly id: string }>(list: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}
