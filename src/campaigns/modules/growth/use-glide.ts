import { type RefObject, useEffect, useRef } from "react";
import type { Grown } from "./growth";
import { middleOf } from "./scale";

/** Lets the figures of a drawing walk to their new places when the order of the line changes. */
export function useGlide(drawing: RefObject<SVGSVGElement | null>, grown: readonly Grown[]): void {
  const places = useRef(new Map<number, number>());
  useEffect(() => {
    const before = places.current;
    places.current = new Map(grown.map(({ source }, place) => [source.jsonId, place]));
    if (before.size === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const figures = drawing.current?.querySelectorAll<SVGGElement>("[role=option]") ?? [];
    for (const [place, figure] of figures.entries()) {
      const id = grown[place]?.source.jsonId;
      const from = id === undefined ? undefined : before.get(id);
      if (from === undefined || from === place) continue;
      figure.animate?.(
        [from, place].map((at) => ({ transform: `translate(${middleOf(at)}px, 0)` })),
        { duration: 520, easing: "cubic-bezier(0.3, 1.2, 0.5, 1)" },
      );
    }
  }, [drawing, grown]);
}
