import { existsSync, readFileSync } from "node:fs";
import type { BuildReport } from "../../../lib/site/report/build-report";
import { reportFile } from "../../../lib/site/report/folder";

/** Host of the last build, and a line naming it and its address; undefined if no report names a host. */
export function builtFor(root: string): { host: string; line: string } | undefined {
  const file = reportFile(root, "report.json");
  if (!existsSync(file)) return undefined;
  const { host, address } = JSON.parse(readFileSync(file, "utf8")) as Partial<BuildReport>;
  const line = `Built for ENCORE_HOST=${host}, ${address || "without an address"}.`;
  return host ? { host, line } : undefined;
}
