/** The films that are shown here, each of which has a page to be read on; others are links to their hosts. */
export function reelsOf<Film extends { readonly kind: string }>(films: readonly Film[]): Film[] {
  return films.filter(({ kind }) => kind === "reel");
}
