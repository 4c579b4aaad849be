import { rmSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Removes what visitors of this run have stored, if the run has named the folder (playwright.config.ts). */
export default function removeDatabase(): void {
  const folder = dirname(fileURLToPath(process.env.E2E_DATABASE_URL ?? "file:/"));
  if (basename(folder).startsWith("encore-e2e-")) rmSync(folder, { recursive: true, force: true });
}
