const GROUP = /<(\/?)g\b([^>]*)>/g;
/** Says nothing of how what is in a group looks. */
const NAMES = / (?:id|data-[a-z-]+)="[^"]*"/g;
const EMPTY = /<g\b[^>]*><\/g>/g;

/**
 * The same drawing without groups that are empty or change nothing: librsvg takes time for each element, and more
 * than a third of a figure's are such groups.
 * @param markup nothing in it refers to a group, and none is written `<g/>`
 */
export function lean(markup: string): string {
  const bare: boolean[] = [];
  const unwrapped = markup.replace(GROUP, (tag, close: string, attributes: string) => {
    if (close) return bare.pop() ? "" : tag;
    bare.push(attributes.replace(NAMES, "") === "");
    return bare.at(-1) ? "" : tag;
  });
  return withoutEmpty(unwrapped);
}

function withoutEmpty(markup: string): string {
  const fewer = markup.replace(EMPTY, "");
  return fewer === markup ? markup : withoutEmpty(fewer);
}
