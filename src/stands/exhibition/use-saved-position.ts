import { belowBase } from "#src/data/browser/base-path";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { exhibitionPath } from "#lib/content/model/pages/paths";
import { isRecord } from "#src/data/storage/stored-entry";
import { type ExhibitionList, PAGE_SIZE } from "../store/exhibition";
import type { ExhibitionView } from "./exhibition-address";

/** Scroll target: the number of stands to load before scrolling. */
interface ScrollTarget {
  readonly count: number;
  readonly top?: number;
}

/** Time without scrolling after which the position is saved, in ms. */
const SCROLL_END = 150;

/**
 * Scrolls to the page in the address, or restores the position of the history entry. Returns a message if the page does
 * not exist. For observers.
 * @param isMounted false during hydration
 */
export function useSavedPosition(
  view: ExhibitionView,
  list: ExhibitionList,
  isMounted: boolean,
  listElement: RefObject<HTMLElement | null>,
): string | false {
  const count = list.stands.length;
  const isReady = isMounted && list.isReady;
  /** True if no more stands load by themselves. */
  const isSettled = list.isComplete || list.hasFailed;
  const target = useMemo(
    () => (isMounted ? (targetOfEntry() ?? targetOfPage(view.page)) : undefined),
    [isMounted, view],
  );
  const handled = useRef<ScrollTarget>(undefined);

  useEffect(() => {
    if (!target) return undefined;
    const end = new AbortController();
    // A visitor who scrolls meanwhile is left alone.
    const cancel = () => {
      handled.current = target;
    };
    window.addEventListener("wheel", cancel, { signal: end.signal, passive: true });
    window.addEventListener("touchmove", cancel, { signal: end.signal, passive: true });
    void list.load(target.count, end.signal);
    return () => end.abort();
  }, [target, list]);

  // After Gatsby, which also restores a position.
  useEffect(() => {
    const isLoaded = isReady && (isSettled || count >= (target?.count ?? 0));
    if (!target || target === handled.current || !isLoaded) return;
    handled.current = target;
    const card = listElement.current?.children[Math.min(target.count, count) - 1];
    if (target.top !== undefined) window.scrollTo({ top: target.top, behavior: "instant" });
    else card?.scrollIntoView?.({ block: "start", behavior: "instant" });
  }, [target, count, isReady, isSettled, listElement]);

  useEffect(() => {
    if (!isMounted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const savePosition = () => {
      const { history, location, scrollY: top } = window;
      if ((target && target !== handled.current) || belowBase(location.pathname) !== exhibitionPath)
        return;
      history.replaceState({ ...history.state, exhibition: { count, top } }, "");
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(savePosition, SCROLL_END);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, [isMounted, target, count]);

  const isBeyondEnd = isReady && isSettled && count < (targetOfPage(view.page)?.count ?? 0);
  return isBeyondEnd && `There is no page ${view.page}: this is the last.`;
}

/** First stand of a page; undefined for the first page. */
const targetOfPage = (page: number): ScrollTarget | undefined =>
  page > 1 ? { count: (page - 1) * PAGE_SIZE + 1 } : undefined;

function targetOfEntry(): ScrollTarget | undefined {
  const { state } = window.history as { readonly state: unknown };
  const saved = isRecord(state) && isRecord(state["exhibition"]) ? state["exhibition"] : {};
  const { count, top } = saved;
  return Number.isInteger(count) && Number.isFinite(top)
    ? { count: count as number, top: top as number }
    : undefined;
}
