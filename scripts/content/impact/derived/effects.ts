import { pagesShowingPicture, type Shown } from "../../../../plugins/build-report/shown/shown";
import { COLORS_ADDRESS } from "../../../../lib/site/colors/address";
import type { Derived } from "./derive";

/** Why pages are touched. */
export interface Effects {
  /** Reasons that hold for every page. */
  readonly everywhere: readonly string[];
  /** Reasons by address: of pages, of calls, of the style sheet of colours. */
  readonly addresses: ReadonlyMap<string, readonly string[]>;
}

/**
 * What the difference between two states of the content means for pages, besides the records that they
 * show.
 * @param redirects where addresses lead that are no pages any more
 */
export function effectsOf(
  before: Derived,
  after: Derived,
  shown: Shown,
  redirects: ReadonlyMap<string, string>,
): Effects {
  const addresses = new Map<string, string[]>();
  const add = (address: string, why: string) =>
    addresses.set(address, [...(addresses.get(address) ?? []), why]);

  for (const address of differing(before.pages, after.pages)) {
    if (!before.pages.has(address)) add(address, "new page");
    else if (after.pages.has(address)) add(address, "its neighbours change");
    else add(address, goneTo(redirects.get(address)));
  }
  for (const key of differing(before.pictures, after.pictures)) {
    const what = after.pictures.has(key) ? "is drawn anew" : "is drawn no more";
    for (const page of pagesShowingPicture(shown, key)) add(page, `its picture ${key} ${what}`);
  }
  for (const path of differing(before.answers, after.answers)) add(path, "the answer of a call");
  if (before.colors !== after.colors) add(COLORS_ADDRESS, "the style sheet of colours");
  return { everywhere: everywhere(before, after), addresses };
}

function everywhere(before: Derived, after: Derived): string[] {
  return before.characters === after.characters ? [] : ["the fonts’ characters change"];
}

const goneTo = (redirect: string | undefined): string =>
  `page goes away (${redirect === undefined ? "without a redirect" : `redirect to ${redirect}`})`;

/** The names whose values differ, those that only one of the two has among them. */
function differing(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
