import { REQUESTED_PAGE } from "#lib/site/offline/names";
import { isOwnPath } from "../../routing/safe-address";

/** Address of the requested page; null if it is not ours: the query of the offline page is untrusted. */
export function requestedPage(search: string, origin: string): string | null {
  const requested = new URLSearchParams(search).get(REQUESTED_PAGE);
  if (!requested?.startsWith("/")) return null;
  try {
    const url = new URL(requested, origin);
    // A path such as `//host` is an address of another host.
    const path = url.pathname + url.search;
    return url.origin === origin && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}
