import { COLORS_ADDRESS } from "../../../lib/site/addresses";
import { pagesShowingPicture } from "../../../lib/site/report/shown";
import type { States } from "./compare-file";
import type { Derived } from "./derive";
import type { Touched } from "./touched";

/**
 * Notes what follows from two states of the content as wholes: pages that come, go or have other neighbours,
 * pictures, answers, colours, fonts, redirects.
 */
export function compareStates({ shown, before, after }: States, touched: Touched): void {
  /** The names whose values differ, those that only one of the two has among them. */
  const differing = (what: (state: Derived) => ReadonlyMap<string, string>): string[] => {
    const [was, is] = [what(before), what(after)];
    return [...new Set([...was.keys(), ...is.keys()])].filter(
      (name) => was.get(name) !== is.get(name),
    );
  };
  const [wasPage, isPage] = [before.pages, after.pages];
  for (const address of differing((state) => state.pages)) {
    if (!wasPage.has(address)) touched.add(address, "new page");
    else if (isPage.has(address)) touched.add(address, "its neighbours change", "incidental");
    else touched.add(address, "page goes away");
  }
  for (const from of differing((state) => state.redirects)) {
    const to = after.redirects.get(from);
    touched.add(from, to === undefined ? "leads nowhere any more" : `leads to ${to}`);
  }
  for (const path of differing((state) => state.answers))
    touched.add(path, "the answer of a call", "noPage");
  if (before.colors !== after.colors)
    touched.add(COLORS_ADDRESS, "the style sheet of colours", "noPage");
  for (const address of differing((state) => state.pageColors)) {
    if (wasPage.has(address) && isPage.has(address))
      touched.add(address, "its colours change", "incidental");
  }
  if (before.characters !== after.characters)
    touched.everywhere.add("the fonts’ characters change");
  const drawn = new Map<string, string[]>();
  for (const key of differing((state) => state.pictures)) {
    for (const page of pagesShowingPicture(shown, key))
      drawn.set(page, [...(drawn.get(page) ?? []), key]);
  }
  for (const [page, pictures] of drawn) touched.add(page, drawnAgain(pictures), "incidental");
  for (const address of isPage.keys()) {
    if (wasPage.has(address) && !Object.hasOwn(shown.pages, address))
      touched.add(address, "the last build did not have this page, so it may show anything");
  }
}

/** Pictures that are named before the others are counted: the film has hundreds. */
const NAMED = 2;

const drawnAgain = (keys: readonly string[]): string =>
  keys.length <= NAMED
    ? `drawn again on it: ${keys.join(", ")}`
    : `drawn again on it: ${keys.length} pictures, such as ${keys.slice(0, NAMED).join(", ")}`;
