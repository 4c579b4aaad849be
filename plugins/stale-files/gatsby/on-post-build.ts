import { existsSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { notePruned } from "../../../lib/site/report/pruned-files";
import { filesBelow } from "../../../lib/site/built-pages/site-paths";
import { StoredStages } from "../../../lib/site/build-cache/stored-stages";
import { type BuiltSite, isWantedIn, OWNED } from "../../../lib/site/stale-files/wanted-files";

/** Takes out of `public` what no page of this build has any use for. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const root = store.getState().program.directory as string;
  const site = join(root, "public");
  const bundles = bundlesOf(root);
  // Nothing is known of what webpack wrote: then nothing of it can be called stale.
  if (bundles.length === 0) return;
  const isWanted = isWantedIn({ ...facts(store), bundles, statics: staticsOf(root) });
  const stale = filesBelow(site, OWNED).filter((file) => !isWanted(file));
  for (const file of stale) {
    rmSync(join(site, file));
    removeEmpty(dirname(join(site, file)), site);
  }
  notePruned(root, stale);
};

function bundlesOf(root: string): string[] {
  const stored = new StoredStages(root);
  return [...stored.files("scripts"), ...stored.files("renderer")]
    .filter((file) => file.startsWith("public/"))
    .map((file) => file.slice("public/".length));
}

function staticsOf(root: string): string[] {
  const folder = join(root, "static");
  return existsSync(folder) ? filesBelow(folder) : [];
}

function facts(store: Store): Pick<BuiltSite, "pages" | "staticQueries" | "slices"> {
  const { pages, staticQueryComponents, slices } = store.getState();
  return {
    pages: [...pages.keys()],
    staticQueries: [...staticQueryComponents.values()].map(({ hash }) => String(hash)),
    slices: [...slices.keys()],
  };
}

function removeEmpty(folder: string, top: string): void {
  if (folder === top) return;
  try {
    rmdirSync(folder);
  } catch {
    // Something is still in it.
    return;
  }
  removeEmpty(dirname(folder), top);
}
