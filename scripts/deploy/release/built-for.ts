import { existsSync, readFileSync } from "node:fs";
import type { BuildReport } from "../../../lib/site/report/build-report";
import { reportFile } from "../../../lib/site/report/folder";

/** Host and address of the last build, in a line; undefined if the report has none. */
export function builtFor(root: string): string | undefined {
  const file = reportFile(root, "report.json");
  if (!existsSync(file)) return undefined;
  const { host, address } = JSON.parse(readFileSync(file, "utf8")) as Partial<BuildReport>;
  return host && `Built for ENCORE_HOST=${host}, ${address || "without an address"}.`;
}
