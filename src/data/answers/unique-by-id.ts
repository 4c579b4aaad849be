/** The entries of a list with each id once. A file of its own: pages that need it need nothing else of notices. */
export function uniqueById<Entry extends { readonly id: string }>(list: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}
