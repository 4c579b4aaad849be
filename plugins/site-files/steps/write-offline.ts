import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isOfflineOn, OFFLINE_PAGE } from "../../../lib/site/offline/names";
import { webManifest } from "../../../lib/site/offline/manifest/web-manifest";
import { writeIcons } from "../../../lib/site/offline/manifest/write-icons";
import { findShell } from "../../../lib/site/offline/shell/find-shell";
import { removingWorker } from "../../../lib/site/offline/worker/removing-worker";
import { writeWorker } from "../../../lib/site/offline/worker/write-worker";
import type { FinishedSite } from "./finished-site";
import { reuseOrWrite } from "./reuse-or-write";

/** Sources of the colours and of the icon, from the project's root. */
const TOKENS = "src/ui/tokens/tokens.css";
const ICON = "static/icon.svg";

const WORKER = "sw.js";

/** Writes the service worker, the web app manifest and its icons. */
export async function writeOffline(site: FinishedSite): Promise<void> {
  const { root, catalogue, siteFiles, reporter } = site;
  const folder = join(root, "public");
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  try {
    const { manifest, colors } = webManifest(catalogue.site, read(TOKENS));
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    siteFiles.write("offline", "manifest.webmanifest", text);
    const icon = read(ICON);
    const icons = await reuseOrWrite(site, "icons", [icon, colors.theme], () =>
      writeIcons(Buffer.from(icon), colors.theme, folder),
    );
    for (const file of icons) siteFiles.register("offline", file);
    if (!isOfflineOn(process.env)) {
      siteFiles.write("offline", WORKER, removingWorker());
      return;
    }
    const shell = findShell(folder, OFFLINE_PAGE);
    await reuseOrWrite(site, "worker", [JSON.stringify(shell)], async () => {
      await writeWorker(join(folder, WORKER), shell);
      return [WORKER];
    });
    siteFiles.register("offline", WORKER);
    const bytes = shell.reduce((sum, { size }) => sum + size, 0);
    reporter.info(`The offline shell: ${shell.length} files, ${Math.round(bytes / 1000)} kB.`);
  } catch (error) {
    reporter.panicOnBuild(
      "The service worker or the manifest could not be written.",
      error as Error,
    );
  }
}
