/** End of a quotation in single marks, or of a plural possessive. */
const CLOSING = /\S['’](?!\p{L})/gu;

const SHORTENED_WORDS =
  "tis|twas|twere|twill|twould|twixt|tween|em|till?|cause|cuz|cos|coz|bout|round|neath|nother|nuff|kay|sup|scuse|fraid|mongst|gainst";

/** Letters after the apostrophe of a shortened word or year: `em`, `90s`. Before a closing mark (‘em’) it is quoted, except ’n’. */
const SHORTENED = new RegExp(
  `(?:n(?!\\p{L})|(?:(?:${SHORTENED_WORDS})(?:n['’]t)?|\\d\\ds?)(?![\\p{L}\\d]|['’](?!\\p{L})))`,
  "iuy",
);

/** Characters after which a mark opens. */
const BEFORE_OPENING = /[\s([{“‘—–*_-]/;

/**
 * Makes quotation marks curly. A single mark at the start of a word is an apostrophe if the word is a shortened one, or
 * if no closing mark follows.
 */
export function curly(text: string): string {
  const closing = [...text.matchAll(CLOSING)].at(-1)?.index ?? -1;
  const isShortened = (at: number) => {
    SHORTENED.lastIndex = at;
    return SHORTENED.test(text);
  };
  let last = { at: -2, mark: "" };
  return text.replaceAll(/["']/g, (straight, at: number) => {
    const before = last.at === at - 1 ? last.mark : text[at - 1];
    const opens = BEFORE_OPENING.test(before ?? " ") && /\S/.test(text[at + 1] ?? " ");
    const [opening, ending] = straight === '"' ? "“”" : "‘’";
    const isQuote = straight === '"' || (at < closing && !isShortened(at + 1));
    const mark = (opens && isQuote ? opening : ending) ?? straight;
    last = { at, mark };
    return mark;
  });
}
