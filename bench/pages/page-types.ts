import { existsSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "../../e2e/pages";

/**
 * Kinds of page that have different bars: reading pages run no script file before a control is used
 * (lib/content/model/pages), the wall is a reading page with a poster of everybody, all others are live.
 */
export type PageKind = "home" | "live" | "reading" | "wall";

/** A page that stands for all pages made like it. */
export interface PageType {
  name: string;
  path: string;
  /** Which bars it is held to. */
  kind: PageKind;
  /** Lighthouse audits that this page fails on purpose and that are therefore left out. */
  leaveOut?: string[];
}

/** Every type of page that is measured; the paths that the browser tests visit too come from there. */
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
    // It answers 404, which the browser notes, and asks not to be indexed: all are right, and cost points.
    leaveOut: ["http-status-code", "is-crawlable", "errors-in-console"],
  },
];

/** The page types of these names, all of them for none, in the list's order. */
export function choosePages(names: readonly string[]): PageType[] {
  const known = PAGE_TYPES.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No page type ${unknown.join(", ")}; there are ${known.join(", ")}.`);
  }
  return PAGE_TYPES.filter(({ name }) => names.length === 0 || names.includes(name));
}

/**
 * The audits that are left out on a page: its own, and the one that wants a whole canonical address
 * where the build was not told where it will be served (docs/deploy.md, "The site's address").
 */
export function auditsLeftOut({ leaveOut = [] }: PageType, html: string): string[] {
  const isRelative = /<link [^>]*rel="canonical" href="\//.test(html);
  return isRelative ? [...leaveOut, "canonical"] : leaveOut;
}

/** The HTML file of a path in a build, or undefined if the build has no such page. */
export function htmlFile(publicDirectory: string, path: string): string | undefined {
  return [join(publicDirectory, path, "index.html"), join(publicDirectory, `${path}.html`)].find(
    (file) => existsSync(file),
  );
}
