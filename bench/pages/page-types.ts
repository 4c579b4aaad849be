import { existsSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "../../e2e/pages";

/**
 * Kinds of page with separate bars. Reading pages run no script file before a control is used
 * (lib/content/model/pages); all others are live.
 */
export type PageKind = "home" | "live" | "reading";

export interface PageType {
  name: string;
  path: string;
  kind: PageKind;
  /** Lighthouse audits that this page fails on purpose. */
  skippedAudits?: string[];
}

/** Measured page types; browser tests visit the same paths. */
const PAGE_TYPES: readonly PageType[] = [
  { name: "home", path: PAGES.home, kind: "home" },
  { name: "explorer", path: PAGES.units, kind: "live" },
  { name: "list", path: "/explore/units/list", kind: "reading" },
  { name: "characters", path: "/explore/units/characters", kind: "live" },
  { name: "unit", path: PAGES.unit, kind: "reading" },
  { name: "profile", path: PAGES.character, kind: "reading" },
  { name: "campaign", path: PAGES.campaign, kind: "reading" },
  { name: "trip", path: PAGES.trip, kind: "reading" },
  { name: "audition-idol", path: PAGES["four-piece-idol"], kind: "reading" },
  { name: "media", path: PAGES.media, kind: "live" },
  { name: "information", path: PAGES.information, kind: "live" },
  { name: "download", path: PAGES.download, kind: "live" },
  { name: "legal", path: "/privacy", kind: "reading" },
  {
    name: "not-found",
    path: PAGES["not-found"],
    kind: "reading",
    // It correctly responds 404, which the browser logs, and must not be indexed; these audits count both as faults.
    skippedAudits: ["http-status-code", "is-crawlable", "errors-in-console"],
  },
];

/** Page types by name, in the order of the list; all if there are no names. */
export function choosePages(names: readonly string[]): PageType[] {
  const known = PAGE_TYPES.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No page type ${unknown.join(", ")}; there are ${known.join(", ")}.`);
  }
  return PAGE_TYPES.filter(({ name }) => names.length === 0 || names.includes(name));
}

/**
 * Audits to skip on a page: its own, and that for an absolute canonical address if the build had no address
 * (docs/deploy.md, "The site's address").
 */
export function auditsToSkip({ skippedAudits = [] }: PageType, html: string): string[] {
  const isRelative = /<link [^>]*rel="canonical" href="\//.test(html);
  return isRelative ? [...skippedAudits, "canonical"] : skippedAudits;
}

/** HTML file of a path in a build; undefined if there is no such page. */
export function htmlFile(publicDirectory: string, path: string): string | undefined {
  return [join(publicDirectory, path, "index.html"), join(publicDirectory, `${path}.html`)].find(
    (file) => existsSync(file),
  );
}
