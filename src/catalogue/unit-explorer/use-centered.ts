import { useEffect, useRef } from "react";

/** Keeps the item whose `data-item` is `item` in the middle of a row that scrolls sideways. Gives the row's ref. */
export function useCentered(item: string | number | undefined) {
  const row = useRef<HTMLUListElement>(null);
  const hasCome = useRef(false);
  useEffect(() => {
    const element = row.current;
    const centre = element?.querySelector<HTMLElement>(`[data-item="${item}"]`);
    if (element && centre) {
      const behavior = hasCome.current ? "auto" : "instant";
      element.scrollTo?.({ left: leftOf(element, centre), behavior });
    }
    hasCome.current = true;
  }, [item]);
  return row;
}

/** The item that stands nearest to the middle of a row, by its place among the items. */
export function nearestToCentre(row: HTMLElement): number {
  const distances = [...row.children].map((item) =>
    item instanceof HTMLElement ? Math.abs(leftOf(row, item) - row.scrollLeft) : Number.NaN,
  );
  return distances.indexOf(Math.min(...distances));
}

function leftOf(row: HTMLElement, item: HTMLElement): number {
  return item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
}
