/** The entries of a list with each id once: the first that has it, at its place. */
export function once<Entry extends { readonly id: string }>(list: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}
