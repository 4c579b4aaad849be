import { basename, dirname } from "node:path";
import { pagesListing, type Shown } from "../../../lib/site/report/shown";
import { ALL_KINDS, KINDS } from "../../../lib/content/kinds/kinds";
import { SITE_FILE } from "../../../lib/content/kinds/single-files";
import { legalPath } from "../../../lib/content/pages/paths";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { isObject, parsed } from "../json";
import { changedRecords } from "./changed-fields";
import type { Derived } from "./derive";
import { pagesShowingRecord } from "./pages-showing-record";
import type { NamesRecords } from "./places-of-names";
import type { Touched } from "./touched";

/** What two states of the content are compared by. */
export interface States {
  /** The project, with its last build. */
  readonly root: string;
  /** What the last build showed. */
  readonly shown: Shown;
  readonly before: Derived;
  readonly after: Derived;
  readonly names: NamesRecords;
}

/** Notes what follows from a changed file by itself. @param file path in content/ */
export function compareFile(file: string, states: States, touched: Touched): void {
  const { root, shown, names } = states;
  const [before, after] = [states.before, states.after].map(({ content }) =>
    content.get(`${CONTENT}/${file}`)?.toString(),
  );
  if (file === SITE_FILE) touched.everywhere.add("site.json is on every page");
  const record = parsed(after ?? before ?? "");
  const own = ownPage(file, record);
  if (own !== undefined) touched.own(own);
  const changed =
    before === undefined || after === undefined ? undefined : changedRecords(before, after);
  const [path, ...more] = new Set(changed?.flatMap(({ paths }) => paths));
  const what = path === undefined || more.length > 0 ? file : `${path} of ${file}`;
  for (const page of pagesShowingRecord(root, shown, file, changed, names))
    touched.add(page, `${after === undefined ? "showed" : "shows"} ${what}`);
  if (before !== undefined) return;
  for (const page of pagesListing(shown, dirname(file)))
    touched.add(page, `lists all of ${dirname(file)}/`, "incidental");
}

/** The page that tells of a record; undefined where none does. */
function ownPage(file: string, record: unknown): string | undefined {
  const kind = ALL_KINDS.find(({ folder }) => folder === dirname(file));
  if (kind === KINDS.legal) return legalPath(basename(file, ".md"));
  if (!isObject(record)) return undefined;
  return kind?.published?.page?.(record).replace(/#.*$/, "");
}
