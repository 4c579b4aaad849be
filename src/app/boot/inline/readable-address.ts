import { atBase } from "#src/data/browser/base-path";

const NOT_FOUND = "/404.html";

const decoded = (text: string) => {
  try {
    return decodeURI(text);
  } catch {
    return "%";
  }
};

/**
 * Changes an address that Gatsby cannot read. It decodes the path up to three times and takes spaces off its end,
 * the fragment it decodes once: `/%`, `/a%2fb`, `/about%20` or `#%E0` would take the page away. Such a fragment
 * ends before that sign; such a path gives way to the page's own. The not-found page has none: there a full-width
 * sign replaces each percent sign until Gatsby has read it ({@link showAsked}).
 */
export function makeReadable({ pagePath, location, history }: Window): void {
  const { hash, pathname, search } = location;
  const isPathReadable = /^(?!.*\s(\/|$))[^%\p{Cc}]*$/u.test(decoded(pathname));
  const readableHash = decoded(hash) === "%" ? hash.replace(/#?%.*/s, "") : hash;
  if (isPathReadable && readableHash === hash) return;
  const isLost = !isPathReadable && (!pagePath || pagePath === NOT_FOUND);
  const own = isLost ? pathname.replaceAll("%", "％") : atBase(pagePath ?? "");
  const state = isLost ? { ...history.state, asked: pathname } : history.state;
  history.replaceState(state, "", (isPathReadable ? pathname : own) + search + readableHash);
}

/** Shows what was asked for in the address again, when Gatsby has read the address. */
export function showAsked({ history, location }: Window): void {
  const { asked, ...state } = history.state ?? {};
  if (asked) history.replaceState(state, "", asked + location.search + location.hash);
}
