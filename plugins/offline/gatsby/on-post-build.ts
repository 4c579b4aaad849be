import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { isOfflineOn } from "../../../lib/site/offline/is-offline-on";
import { writeIcons } from "../../../lib/site/offline/manifest/write-icons";
import { webManifest } from "../../../lib/site/offline/manifest/web-manifest";
import { OFFLINE_PAGE } from "../../../lib/site/offline/names";
import { findShell } from "../../../lib/site/offline/shell/find-shell";
import { removingWorker } from "../../../lib/site/offline/worker/removing-worker";
import { keepOrWriteWorker } from "./keep-worker";

/** Writes the service worker, the web app manifest and its icons into the built site. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }, options) => {
  const root = store.getState().program.directory as string;
  const read = (name: string) => readFileSync(resolve(root, String(options[name])), "utf8");
  const folder = join(root, "public");
  try {
    const { manifest, colors } = webManifest(JSON.parse(read("site")), read("tokens"));
    writeFileSync(join(folder, "manifest.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
    await writeIcons(Buffer.from(read("icon")), colors.theme, folder);
    if (!isOfflineOn(process.env)) {
      writeFileSync(join(folder, "sw.js"), removingWorker());
      return;
    }
    const shell = findShell(folder, OFFLINE_PAGE);
    await keepOrWriteWorker(root, shell);
    const bytes = shell.reduce((sum, { size }) => sum + size, 0);
    reporter.info(`The offline shell: ${shell.length} files, ${Math.round(bytes / 1000)} kB.`);
  } catch (error) {
    reporter.panicOnBuild(
      "The service worker or the manifest could not be written.",
      error as Error,
    );
  }
};
