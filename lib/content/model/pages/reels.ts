/** Films hosted here, each with a text page; others link to their hosts. */
export function reelsOf<Film extends { readonly kind: string }>(films: readonly Film[]): Film[] {
  return films.filter(({ kind }) => kind === "reel");
}
