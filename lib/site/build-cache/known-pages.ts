import { join } from "node:path";
import { KnownFiles } from "../built-pages/known-files";
import { StoredStages } from "./stored-stages";

/**
 * What a plugin found in the pages of the build before, while the code is the same; undefined where the code
 * of this build has no name. For what comes after the bundles: their stage has named it.
 * @param root the project's folder
 */
export function knownPages<Found>(root: string, plugin: string): KnownFiles<Found> | undefined {
  const key = new StoredStages(root).key("scripts");
  return key === undefined
    ? undefined
    : new KnownFiles<Found>(join(root, `.cache/pages-known-to-${plugin}.json`), key);
}
