import { escapeMarkup } from "../../../lib/text/escape-markup";

/** Markup whose texts have been escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

/** What may stand in markup: texts are escaped, lists are joined, nothing is left out. */
export type Inner = Html | string | number | false | undefined | readonly Inner[];

/** Markup from a template: what is put in is escaped unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...inner: readonly Inner[]): Html =>
  new Html(parts.reduce((whole, part, index) => whole + markupOf(inner[index - 1]) + part));

function markupOf(inner: Inner): string {
  if (inner === false || inner === undefined) return "";
  if (inner instanceof Html) return inner.markup;
  if (typeof inner === "object") return inner.map(markupOf).join("");
  return escapeMarkup(String(inner));
}
