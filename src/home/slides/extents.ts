type Section = Pick<HTMLElement, "offsetTop" | "offsetHeight">;
type Scroller = Pick<HTMLElement, "scrollTop" | "clientHeight">;

const ROUNDING_PX = 2;

export function sectionInView(sections: readonly Section[], scroller: Scroller): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const index = sections.findLastIndex(({ offsetTop }) => offsetTop <= middle);
  return Math.max(0, index);
}

/** Pixels of a section beyond the viewport, downwards (1) or upwards (-1). */
export function remainingScroll(
  { offsetTop, offsetHeight }: Section,
  { scrollTop, clientHeight }: Scroller,
  direction: 1 | -1,
): number {
  const above = scrollTop - offsetTop;
  const room = direction === -1 ? above : offsetHeight - clientHeight - above;
  return room > ROUNDING_PX ? room : 0;
}
