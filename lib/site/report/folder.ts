import { join } from "node:path";

/** The folder of what builds leave for scripts and people, beside `public`; git ignores it. */
export const REPORT = ".report";

/** A file of the report of the project at `root`. */
export const reportFile = (root: string, name: ReportFile): string => join(root, REPORT, name);

/** What lies there. */
export type ReportFile = "manifest.json" | "report.json";
