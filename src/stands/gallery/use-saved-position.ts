import { belowBase } from "#src/data/browser/base-path";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { exhibitionPath } from "#lib/content/model/pages/paths";
import { isRecord } from "#src/data/storage/stored-entry";
import { type Gallery, PAGE_SIZE } from "../store/gallery";
import type { GalleryView } from "./gallery-address";

/** Scroll target: the number of stands to load before scrolling. */
interface Goal {
  readonly count: number;
  readonly top?: number;
}

/** Time without scrolling after which the position is saved, in ms. */
const STILL = 150;

/**
 * Scrolls to the page in the address, or restores the position of the history entry. Returns a message if the page does
 * not exist. For observers.
 * @param isMounted false during hydration
 */
export function useKeptPlace(
  view: GalleryView,
  gallery: Gallery,
  isMounted: boolean,
  list: RefObject<HTMLElement | null>,
): string | false {
  const count = gallery.stands.length;
  const isBegun = isMounted && gallery.isBegun;
  /** True if no more stands load by themselves. */
  const isSettled = gallery.isWhole || gallery.hasFailed;
  const goal = useMemo(
    () => (isMounted ? (goalOfStep() ?? goalOfPage(view.page)) : undefined),
    [isMounted, view],
  );
  const past = useRef<Goal>(undefined);

  useEffect(() => {
    if (!goal) return undefined;
    const end = new AbortController();
    // A visitor who scrolls meanwhile is left alone.
    const stay = () => {
      past.current = goal;
    };
    window.addEventListener("wheel", stay, { signal: end.signal, passive: true });
    window.addEventListener("touchmove", stay, { signal: end.signal, passive: true });
    void gallery.load(goal.count, end.signal);
    return () => end.abort();
  }, [goal, gallery]);

  // After Gatsby, which also restores a position.
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

/** First stand of a page; undefined for the first page. */
const goalOfPage = (page: number): Goal | undefined =>
  page > 1 ? { count: (page - 1) * PAGE_SIZE + 1 } : undefined;

function goalOfStep(): Goal | undefined {
  const { state } = window.history as { readonly state: unknown };
  const kept = isRecord(state) && isRecord(state["gallery"]) ? state["gallery"] : {};
  const { count, top } = kept;
  return Number.isInteger(count) && Number.isFinite(top)
    ? { count: count as number, top: top as number }
    : undefined;
}
