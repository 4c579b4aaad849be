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
 * sign replaces each percent sign, so that one still reads what was asked for.
 */
export function makeReadable({ pagePath, location, history }: Window): void {
  const { hash, pathname, search } = location;
  const isPathReadable = /^(?!.*\s(\/|$))[^%\p{Cc}]*$/u.test(decoded(pathname));
  const readableHash = decoded(hash) === "%" ? hash.replace(/#?%.*/s, "") : hash;
  if (isPathReadable && readableHash === hash) return;
  const own = pagePath && pagePath !== NOT_FOUND ? pagePath : pathname.replaceAll("%", "％");
  const path = isPathReadable ? pathname : own;
  history.replaceState(history.state, "", path + search + readableHash);
}
