import {
  campaignPath,
  characterPath,
  fourPieceIdolPath,
  legalPath,
  tripPath,
  unitPath,
} from "../../pages/paths";
import { FIXED_PAGES } from "../addresses/page-addresses";
import { reservedFor } from "../addresses/reserved";
import type { Finding } from "../problem";
import type { Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import { shown } from "../words";
import type { Rule } from "./rule";

/** A record with a page, and the value that its address is made of. */
interface Page {
  entry: Pick<Entry<unknown>, "finding">;
  property: string;
  value: string;
  address: string;
}

/** Of two pages at one address one is lost, and a page where servers look for a file is never shown. */
export const pageAddress: Rule = {
  name: "page-address",
  description: "No page has the address of another one, or one that is kept for files and servers.",
  *check(content) {
    const { trips, legalSlugs } = content;
    const fixed = new Set(FIXED_PAGES);
    const taken = new Set([
      ...FIXED_PAGES,
      ...trips.map(({ key }) => tripPath(key)),
      ...legalSlugs.map(legalPath),
    ]);
    for (const page of campaignPages(content)) yield* taking(page, taken);
    for (const page of otherPages(content)) yield* taking(page, fixed);
  },
};

function* campaignPages({ campaigns }: Content): Iterable<Page> {
  for (const entry of campaigns) {
    const value = entry.get("slug");
    if (value === undefined) continue;
    yield { entry, property: "slug", value, address: campaignPath(value) };
  }
}

/** The other kinds whose names are their addresses. */
function* otherPages({ characters, units, trips, fourPiece }: Content): Iterable<Page> {
  yield* named(characters, "cname", characterPath);
  yield* named(units, "id", unitPath);
  yield* named(trips, "id", tripPath);
  yield* named(fourPiece, "slug", fourPieceIdolPath);
}

function* named<Fields, Name extends keyof Fields & string>(
  entries: readonly Entry<Fields>[],
  property: Name,
  addressed: (name: string) => string,
): Iterable<Page> {
  for (const entry of entries) {
    const value = entry.get(property);
    if (typeof value === "string") yield { entry, property, value, address: addressed(value) };
  }
}

function* taking({ entry, property, value, address }: Page, taken: Set<string>): Iterable<Finding> {
  const why = taken.has(address) ? `${shown(address)} is another page` : reservedFor(address);
  if (why === undefined) return;
  yield entry.finding([property], {
    message: `${property} is ${shown(value)}, but ${why}`,
    allowed: "an address that nothing else has",
  });
}
