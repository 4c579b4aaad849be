import { existsSync, readFileSync } from "node:fs";
import type { BuildReport } from "../../../lib/site/report/build-report";
import { reportFile } from "../../../lib/site/report/folder";

/** Host of the last build, and it with its address in a line; undefined if the report has none. */
export function builtFor(root: string): { host: string; words: string } | undefined {
  const file = reportFile(root, "report.json");
  if (!existsSync(file)) return undefined;
  const { host, address } = JSON.parse(readFileSync(file, "utf8")) as Partial<BuildReport>;
  const words = `Built for ENCORE_HOST=${host}, ${address || "without an address"}.`;
  return host ? { host, words } : undefined;
}
