import { useEffect, useRef } from "react";

/** Ref of a horizontally scrolling row that keeps the child with `data-item={item}` centred. */
export function useCentered(item: string | number | undefined) {
  const row = useRef<HTMLUListElement>(null);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const element = row.current;
    const child = element?.querySelector<HTMLElement>(`[data-item="${item}"]`);
    if (element && child) {
      const behavior = hasScrolled.current ? "auto" : "instant";
      element.scrollTo?.({ left: centringScrollLeft(element, child), behavior });
    }
    hasScrolled.current = true;
  }, [item]);
  return row;
}

export function indexNearestToCentre(row: HTMLElement): number {
  const distances = [...row.children].map((item) =>
    item instanceof HTMLElement
      ? Math.abs(centringScrollLeft(row, item) - row.scrollLeft)
      : Number.NaN,
  );
  return distances.indexOf(Math.min(...distances));
}

const centringScrollLeft = (row: HTMLElement, item: HTMLElement): number =>
  item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
