import { ASKED_FOR } from "../../../plugins/offline/names";

/**
 * Path and query of the page that the visitor had asked for, from the query of the offline page.
 * Null if there is none, or if it is not an address of `origin`: anybody can write a link to the
 * offline page.
 */
export function askedPage(search: string, origin: string): string | null {
  const asked = new URLSearchParams(search).get(ASKED_FOR);
  if (!asked?.startsWith("/")) return null;
  try {
    const url = new URL(asked, origin);
    return url.origin === origin ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
