import { staticFiles } from "../../../lib/content/check/addresses/site-files";
import { BUNDLES } from "../../../lib/site/build-cache/bundled-files";
import { wantedFileTest } from "../../../lib/site/site-files/wanted-files";
import type { FinishedSite } from "./finished-site";

/** Removes files that no page of this build uses. */
export function removeStale({ root, store, siteFiles, cache }: FinishedSite): void {
  const bundles = Object.keys(BUNDLES)
    .flatMap((run) => Object.keys(cache.last(run)?.outputs ?? {}))
    .filter((file) => file.startsWith("public/"))
    .map((file) => file.slice("public/".length));
  // Gatsby also copies files that systems and editors leave in static/.
  const copied = [...(staticFiles(root) ?? [])].map((address) => address.slice(1));
  const { pages, staticQueryComponents, slices } = store.getState();
  const isWanted = wantedFileTest({
    pages: [...pages.keys()],
    staticQueries: [...staticQueryComponents.values()].map(({ hash }) => String(hash)),
    slices: [...slices.keys()],
    files: [...bundles, ...copied],
  });
  siteFiles.removeUnwanted(isWanted);
}
