export interface Extent {
  top: number;
  height: number;
}

export interface Sight {
  scrollTop: number;
  height: number;
}

const ROUNDING = 2;

/** Index of the section in the middle of what is seen. */
export function sectionInView(extents: readonly Extent[], { scrollTop, height }: Sight): number {
  const middle = scrollTop + height / 2;
  return Math.max(
    0,
    extents.findLastIndex(({ top }) => top <= middle),
  );
}

/** How many px of a section lie beyond what is seen, downwards (1) or upwards (-1). */
export function roomIn({ top, height }: Extent, sight: Sight, direction: 1 | -1): number {
  const room =
    direction === 1 ? top + height - (sight.scrollTop + sight.height) : sight.scrollTop - top;
  return room > ROUNDING ? room : 0;
}
