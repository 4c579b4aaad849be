import { useEffect, useRef } from "react";

/** Ref of a horizontally scrolling row that keeps the child with `data-item={item}` centred. */
export function useCentered(item: string | number | undefined) {
  const row = useRef<HTMLUListElement>(null);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const element = row.current;
    const centre = element?.querySelector<HTMLElement>(`[data-item="${item}"]`);
    if (element && centre) {
      const behavior = hasScrolled.current ? "auto" : "instant";
      element.scrollTo?.({ left: leftOf(element, centre), behavior });
    }
    hasScrolled.current = true;
  }, [item]);
  return row;
}

export function nearestToCentre(row: HTMLElement): number {
  const distances = [...row.children].map((item) =>
    item instanceof HTMLElement ? Math.abs(leftOf(row, item) - row.scrollLeft) : Number.NaN,
  );
  return distances.indexOf(Math.min(...distances));
}

const leftOf = (row: HTMLElement, item: HTMLElement): number =>
  item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
