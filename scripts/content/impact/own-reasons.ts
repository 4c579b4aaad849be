import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pagesListing, pagesShowing, type Shown } from "../../../plugins/build-report/shown/shown";
import { REDIRECTS_FILE, SITE_FILE } from "../../../lib/content/kinds/single-files";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { changedFields } from "./changed-fields";
import type { Derived } from "./derived/derive";
import type { Effects } from "./derived/effects";
import { type ChangedFile, pathsOf } from "./git/changed-files";
import { redirectsOf } from "./redirects";

/** Addresses and what is to be said of each. */
type Reasons = [address: string, why: string][];

/**
 * What follows from a changed file by itself: from what the last build showed of it, and from what it is.
 * @param before folder of the site before the change
 * @param after the same after it
 */
export function ownReasons(
  change: ChangedFile,
  before: string,
  after: string,
  shown: Shown,
): Effects {
  const addresses = new Map<string, string[]>();
  const everywhere = new Set<string>();
  const add = (address: string, why: string) =>
    addresses.set(address, [...(addresses.get(address) ?? []), why]);
  for (const file of pathsOf(change).map((path) => path.slice(CONTENT.length + 1))) {
    const isThere = existsSync(join(after, CONTENT, file));
    const wasThere = existsSync(join(before, CONTENT, file));
    const changed = isThere && wasThere ? changedIn(file, before, after) : undefined;
    for (const page of pagesShowing(shown, file, changed))
      add(page, `${isThere ? "shows" : "showed"} ${file}`);
    if (isThere && !wasThere) {
      for (const page of pagesListing(shown, dirname(file)))
        add(page, `lists all of ${dirname(file)}/`);
    }
    if (file === SITE_FILE) everywhere.add("all pages: site.json is on every page");
    if (file === REDIRECTS_FILE) {
      for (const [from, why] of changedRedirects(before, after)) add(from, why);
    }
  }
  return { everywhere: [...everywhere], addresses };
}

/** The values in which a file of content/ differs; undefined where it is not known. */
const changedIn = (file: string, ...sites: readonly [before: string, after: string]) => {
  const [before, after] = sites.map((site) => readFileSync(join(site, CONTENT, file), "utf8"));
  return changedFields(before ?? "", after ?? "");
};

function changedRedirects(before: string, after: string): Reasons {
  const [old, now] = [before, after].map(redirectsOf);
  const addresses = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...addresses].flatMap((from): Reasons => {
    const to = now?.get(from);
    if (to === old?.get(from)) return [];
    return [[from, to === undefined ? "leads nowhere any more" : `leads to ${to}`]];
  });
}

/** Pages that were there before and are there now, of which the last build knows nothing. */
export function unknownPages(before: Derived, after: Derived, shown: Shown): Effects {
  const why = "the last build did not have this page, so it may show anything";
  const unknown = [...after.pages.keys()].filter(
    (address) => before.pages.has(address) && !Object.hasOwn(shown.pages, address),
  );
  return { everywhere: [], addresses: new Map(unknown.map((address) => [address, [why]])) };
}
