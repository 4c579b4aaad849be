import { belowBase } from "#src/data/browser/base-path";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { exhibitionPath } from "#lib/content/model/pages/paths";
import { isRecord } from "#src/data/storage/stored-entry";
import { type Gallery, PAGE_SIZE } from "../store/gallery";
import type { GalleryView } from "./gallery-address";

/** A place in the list: so many stands have to be there, then the window is scrolled. */
interface Goal {
  readonly count: number;
  readonly top?: number;
}

/** The place is noted when the window has stood still for so long, in ms. */
const STILL = 150;

/**
 * Brings a visitor to the page in the address, or back to where they were. Gives what is said of a page that is none.
 * Its caller is an observer.
 * @param isMounted false in the render that equals what was built
 */
export function useKeptPlace(
  view: GalleryView,
  gallery: Gallery,
  isMounted: boolean,
  list: RefObject<HTMLElement | null>,
): string | false {
  const count = gallery.stands.length;
  const isBegun = isMounted && gallery.isBegun;
  /** Whether no more stands will come by themselves. */
  const isSettled = gallery.isWhole || gallery.hasFailed;
  const goal = useMemo(
    () => (isMounted ? (goalOfStep() ?? goalOfPage(view.page)) : undefined),
    [isMounted, view],
  );
  const past = useRef<Goal>(undefined);

  useEffect(() => {
    if (!goal) return undefined;
    const end = new AbortController();
    // A visitor who goes elsewhere meanwhile is not brought back.
    const stay = () => {
      past.current = goal;
    };
    window.addEventListener("wheel", stay, { signal: end.signal, passive: true });
    window.addEventListener("touchmove", stay, { signal: end.signal, passive: true });
    void gallery.load(goal.count, end.signal);
    return () => end.abort();
  }, [goal, gallery]);

  // After Gatsby, which also scrolls on a way back, to where it believes the page was left.
  useEffect(() => {
    const isThere = isBegun && (isSettled || count >= (goal?.count ?? 0));
    if (!goal || goal === past.current || !isThere) return;
    past.current = goal;
    const card = list.current?.children[Math.min(goal.count, count) - 1];
    if (goal.top !== undefined) window.scrollTo({ top: goal.top, behavior: "instant" });
    else card?.scrollIntoView?.({ block: "start", behavior: "instant" });
  }, [goal, count, isBegun, isSettled, list]);

  useEffect(() => {
    if (!isMounted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      const { history, location, scrollY: top } = window;
      if ((goal && goal !== past.current) || belowBase(location.pathname) !== exhibitionPath)
        return;
      history.replaceState({ ...history.state, gallery: { count, top } }, "");
    };
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(note, STILL);
    };
    window.addEventListener("scroll", moved, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", moved);
    };
  }, [isMounted, goal, count]);

  const isMissed = isBegun && isSettled && count < (goalOfPage(view.page)?.count ?? 0);
  return isMissed && `There is no page ${view.page}: this is the last.`;
}

/** The first stand of a page; the first page needs no way. */
const goalOfPage = (page: number): Goal | undefined =>
  page > 1 ? { count: (page - 1) * PAGE_SIZE + 1 } : undefined;

/** The place that was left at this step of the history. */
function goalOfStep(): Goal | undefined {
  const { state } = window.history as { readonly state: unknown };
  const kept = isRecord(state) && isRecord(state["gallery"]) ? state["gallery"] : {};
  const { count, top } = kept;
  return Number.isInteger(count) && Number.isFinite(top)
    ? { count: count as number, top: top as number }
    : undefined;
}
