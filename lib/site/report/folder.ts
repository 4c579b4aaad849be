import { join } from "node:path";

export const REPORT = ".report";

export const reportFile = (root: string, name: ReportFile): string => join(root, REPORT, name);

export type ReportFile = "manifest.json" | "report.json";
