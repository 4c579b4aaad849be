import { rmSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Removes the database of this run, if playwright.config.ts has set its folder. */
export default function removeDatabase(): void {
  const folder = dirname(fileURLToPath(process.env.E2E_DATABASE_URL ?? "file:/"));
  if (basename(folder).startsWith("encore-e2e-")) rmSync(folder, { recursive: true, force: true });
}
