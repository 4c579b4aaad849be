import { staticFiles } from "../../../lib/content/check/addresses/site-files";
import { isWantedIn } from "../../../lib/site/ledger/wanted-files";
import type { FinishedSite } from "./finished-site";

/** Takes out of the site what no page of this build has any use for. */
export function removeStale({ root, store, ledger, stored }: FinishedSite): void {
  const bundles = [...stored.files("scripts"), ...stored.files("renderer")]
    .filter((file) => file.startsWith("public/"))
    .map((file) => file.slice("public/".length));
  // Nothing is known of what webpack wrote: then nothing of it can be called stale.
  if (bundles.length === 0) return;
  // Gatsby copies what systems and editors leave in static/ too.
  const copied = [...(staticFiles(root) ?? [])].map((address) => address.slice(1));
  const { pages, staticQueryComponents, slices } = store.getState();
  const isWanted = isWantedIn({
    pages: [...pages.keys()],
    staticQueries: [...staticQueryComponents.values()].map(({ hash }) => String(hash)),
    slices: [...slices.keys()],
    files: [...bundles, ...copied],
  });
  ledger.removeUnwanted(isWanted);
}
