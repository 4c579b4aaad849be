import { statSync } from "node:fs";
import type { Catalogue } from "../../model/catalogue/catalogue";
import { readCatalogue } from "../../read/catalogue/read-catalogue";
import { contentFolder } from "./content-folder";

const cache = new Map<string, { catalogue: Catalogue; changed: number }>();

/**
 * Records and drawings of the last content that passed the check; read once, and again after `refreshSnapshot` has
 * changed one.
 * @param root the site's folder
 */
export function validatedCatalogue(root: string): Catalogue {
  const folder = contentFolder(root);
  // Gatsby bundles its configuration, so this module may exist several times; the folder's time is shared.
  const changed = statSync(folder).mtimeMs;
  const cached = cache.get(root);
  if (cached?.changed === changed) return cached.catalogue;
  const catalogue = readCatalogue(folder);
  cache.set(root, { catalogue, changed });
  return catalogue;
}
