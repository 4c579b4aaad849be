import { atBase } from "#src/data/browser/base-path";

const NOT_FOUND = "/404.html";

/** Decoded text, or "%" if it cannot be decoded. */
const decoded = (text: string) => {
  try {
    return decodeURI(text);
  } catch {
    return "%";
  }
};

/**
 * Repairs an address that Gatsby cannot decode. It decodes the path up to three times and trims trailing spaces, and
 * decodes the fragment once, so `/%`, `/a%2fb`, `/about%20` or `#%E0` would break the page. The fragment is cut before
 * its first percent sign; the path is replaced by the page's own. The not-found page serves any path: there full-width
 * percent signs replace plain ones until Gatsby has read the address ({@link restoreAddress}).
 */
export function makeReadable({ pagePath, location, history }: Window): void {
  const { hash, pathname, search } = location;
  const isPathReadable = /^(?!.*\s(\/|$))[^%\p{Cc}]*$/u.test(decoded(pathname));
  const readableHash = decoded(hash) === "%" ? hash.replace(/#?%.*/s, "") : hash;
  if (isPathReadable && readableHash === hash) return;
  const isUnknown = !isPathReadable && (!pagePath || pagePath === NOT_FOUND);
  const repairedPath = isUnknown ? pathname.replaceAll("%", "％") : atBase(pagePath ?? "");
  const state = isUnknown ? { ...history.state, asked: pathname } : history.state;
  history.replaceState(
    state,
    "",
    (isPathReadable ? pathname : repairedPath) + search + readableHash,
  );
}

/** Restores the requested address once Gatsby has read it. */
export function restoreAddress({ history, location }: Window): void {
  const { asked, ...state } = history.state ?? {};
  if (asked) history.replaceState(state, "", asked + location.search + location.hash);
}
