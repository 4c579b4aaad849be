import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { refreshSnapshot } from "../../lib/content/validated/refresh-snapshot";
import { pictureSources } from "../../lib/pictures/posters/picture-sources";
import { commitOf } from "../content/git/changed-files";
import { ScratchSites } from "../content/git/scratch-sites";
import { changedPosters, posterSheet } from "./changed-posters";
import { BASE, POSTERS_FILE } from "./places";

/** More on one sheet are too many to be looked at. */
const MOST = 30;

/** Draws the posters that a change draws again, before and after, for its build to publish; no sheet if there are none. */
async function main(root: string): Promise<void> {
  rmSync(POSTERS_FILE, { force: true });
  const scratch = new ScratchSites(root);
  try {
    const before = scratch.atCommit(commitOf(root, BASE));
    const after = scratch.copyOf(root, "after");
    for (const site of [before, after]) refreshSnapshot(site);
    const posters = changedPosters(pictureSources(before), pictureSources(after));
    console.log(`Posters drawn again: ${posters.map(({ key }) => key).join(", ") || "none"}`);
    if (posters.length === 0) return;
    mkdirSync(dirname(POSTERS_FILE), { recursive: true });
    await (await posterSheet(posters.slice(0, MOST))).toFile(POSTERS_FILE);
  } finally {
    scratch.remove();
  }
}

main(process.cwd()).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
