const NOT_FOUND = "/404.html";

const decoded = (text: string) => {
  try {
    return decodeURI(text);
  } catch {
    return "%";
  }
};

/** A path without what was put behind it, such as `)`; `%23` and `%3F` in it were a `#` and a `?`. */
const mendedPath = (path: string): string =>
  /%(?:23|3f)/i.test(path)
    ? path.replace(/%23/, "#").replace(/%3f/i, "?")
    : path.replace(/^(.*?[A-Za-z0-9])(?:%[\da-f]{2}|[^A-Za-z0-9])+$/i, "$1");

/**
 * Changes an address that Gatsby cannot read. It decodes the path up to three times and takes spaces off its end,
 * the fragment it decodes once: `/%`, `/a%2fb`, `/about%20` or `#%E0` would take the page away. Such a fragment
 * ends before that sign; such a path gives way to the page's own. The not-found page has none: there a full-width
 * sign replaces each percent sign, so that one still reads what was asked for. There an address that was changed on its
 * way is asked for as it was, which happens once: it has nothing left to be mended.
 */
export function makeReadable({ pagePath, location, history }: Window): void {
  const { hash, pathname, search } = location;
  const mended = pagePath === NOT_FOUND ? mendedPath(pathname) : pathname;
  if (mended !== pathname) return location.replace(location.origin + mended + search + hash);
  const isPathReadable = /^(?!.*\s(\/|$))[^%\p{Cc}]*$/u.test(decoded(pathname));
  const readableHash = decoded(hash) === "%" ? hash.replace(/#?%.*/s, "") : hash;
  if (isPathReadable && readableHash === hash) return;
  const own = pagePath && pagePath !== NOT_FOUND ? pagePath : pathname.replaceAll("%", "％");
  const path = isPathReadable ? pathname : own;
  history.replaceState(history.state, "", path + search + readableHash);
}
