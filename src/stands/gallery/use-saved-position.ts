import { belowBase } from "#src/data/browser/base-path";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { exhibitionPath } from "#lib/content/model/pages/paths";
import { isRecord } from "#src/data/storage/stored-entry";
import { type Gallery, PAGE_SIZE } from "../store/gallery";
import type { GalleryView } from "./gallery-address";

/** Scroll target: the number of stands to load before scrolling. */
interface ScrollTarget {
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
export function useSavedPosition(
  view: GalleryView,
  gallery: Gallery,
  isMounted: boolean,
  list: RefObject<HTMLElement | null>,
): string | false {
  const count = gallery.stands.length;
  const isBegun = isMounted && gallery.isBegun;
  /** True if no more stands load by themselves. */
  const isSettled = gallery.isWhole || gallery.hasFailed;
  const target = useMemo(
    () => (isMounted ? (targetOfEntry() ?? targetOfPage(view.page)) : undefined),
    [isMounted, view],
  );
  const past = useRef<ScrollTarget>(undefined);

  useEffect(() => {
    if (!target) return undefined;
    const end = new AbortController();
    // A visitor who scrolls meanwhile is left alone.
    const stay = () => {
      past.current = target;
    };
    window.addEventListener("wheel", stay, { signal: end.signal, passive: true });
    window.addEventListener("touchmove", stay, { signal: end.signal, passive: true });
    void gallery.load(target.count, end.signal);
    return () => end.abort();
  }, [target, gallery]);

  // After Gatsby, which also restores a position.
  useEffect(() => {
    const isThere = isBegun && (isSettled || count >= (target?.count ?? 0));
    if (!target || target === past.current || !isThere) return;
    past.current = target;
    const card = list.current?.children[Math.min(target.count, count) - 1];
    if (target.top !== undefined) window.scrollTo({ top: target.top, behavior: "instant" });
    else card?.scrollIntoView?.({ block: "start", behavior: "instant" });
  }, [target, count, isBegun, isSettled, list]);

  useEffect(() => {
    if (!isMounted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      const { history, location, scrollY: top } = window;
      if ((target && target !== past.current) || belowBase(location.pathname) !== exhibitionPath)
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
  }, [isMounted, target, count]);

  const isMissed = isBegun && isSettled && count < (targetOfPage(view.page)?.count ?? 0);
  return isMissed && `There is no page ${view.page}: this is the last.`;
}

/** First stand of a page; undefined for the first page. */
const targetOfPage = (page: number): ScrollTarget | undefined =>
  page > 1 ? { count: (page - 1) * PAGE_SIZE + 1 } : undefined;

function targetOfEntry(): ScrollTarget | undefined {
  const { state } = window.history as { readonly state: unknown };
  const kept = isRecord(state) && isRecord(state["gallery"]) ? state["gallery"] : {};
  const { count, top } = kept;
  return Number.isInteger(count) && Number.isFinite(top)
    ? { count: count as number, top: top as number }
    : undefined;
}
