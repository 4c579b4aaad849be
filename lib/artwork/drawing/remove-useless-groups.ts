const GROUP = /<(\/?)g\b([^>]*)>/g;
/** Attributes without visual effect. */
const NAMES = / (?:id|data-[a-z-]+)="[^"]*"/g;
const EMPTY = /<g\b[^>]*><\/g>/g;

/**
 * Removes groups that are empty or have no effect: librsvg spends time on each element, and more than a third of a
 * figure's are such groups.
 * @param markup without references to groups, and without `<g/>`
 */
export function removeUselessGroups(markup: string): string {
  // For each open group, true if its tag was removed.
  const removedGroups: boolean[] = [];
  const unwrapped = markup.replace(GROUP, (tag, close: string, attributes: string) => {
    if (close) return removedGroups.pop() ? "" : tag;
    removedGroups.push(attributes.replace(NAMES, "") === "");
    return removedGroups.at(-1) ? "" : tag;
  });
  return withoutEmpty(unwrapped);
}

function withoutEmpty(markup: string): string {
  const fewer = markup.replace(EMPTY, "");
  return fewer === markup ? markup : withoutEmpty(fewer);
}
