import { ASKED_FOR } from "#lib/site/offline/names";
import { isOwnPath } from "../../routing/safe-address";

/** The page that the visitor had asked for; null if it is not ours: anybody can write a link to the offline page. */
export function askedPage(search: string, origin: string): string | null {
  const asked = new URLSearchParams(search).get(ASKED_FOR);
  if (!asked?.startsWith("/")) return null;
  try {
    const url = new URL(asked, origin);
    // The path of an address of ours may itself be read as an address of another host.
    const path = url.pathname + url.search;
    return url.origin === origin && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}
