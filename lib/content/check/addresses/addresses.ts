/** Where the units are shown: their explorer, and below it a page for each. */
export const UNITS = "/explore/units";

/** The list of notices; each is an entry of it. */
export const NOTICES = "/information";

/** The address of each kind of record that has one. The site makes its pages at the same addresses. */
export const addressOf = {
  character: (cname: string) => `${UNITS}/characters/${cname}`,
  unit: (id: string) => `${UNITS}/${id}`,
  campaign: (slug: string) => `/${slug}`,
  trip: (id: string) => `/${id}`,
  fourPieceIdol: (slug: string) => `/4piece/idol/${slug}`,
  legal: (slug: string) => `/${slug}`,
  notice: (id: string) => `${NOTICES}#${id}`,
} as const;
