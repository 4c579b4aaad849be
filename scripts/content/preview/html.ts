import { escapeMarkup } from "../../../lib/text/escape-markup";

export class Html {
  constructor(readonly markup: string) {}
}

/** Values in a template: texts are escaped, lists are joined, false and undefined are empty. */
export type Inner = Html | string | number | false | undefined | readonly Inner[];

/** Template tag that escapes values unless they are markup. */
export const html = (parts: TemplateStringsArray, ...inner: readonly Inner[]): Html =>
  new Html(parts.reduce((whole, part, index) => whole + markupOf(inner[index - 1]) + part));

function markupOf(inner: Inner): string {
  if (inner === false || inner === undefined) return "";
  if (inner instanceof Html) return inner.markup;
  if (typeof inner === "object") return inner.map(markupOf).join("");
  return escapeMarkup(String(inner));
}
