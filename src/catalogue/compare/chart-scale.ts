/** Measures of the chart in SVG units: ten per centimetre. */
export const CHART = {
  /** Centimetres above the tallest. */
  above: 10,
  /** Height of the barrier in front of all, as at a stage. */
  barrier: 112,
  /** Width of the ruler on the left. */
  ruler: 132,
} as const;

export const CENTIMETRE = 10;

/** Top of the head on the sheet of a figure (1200 by 1600), and the scale of the sheet. */
export const FIGURE = { top: 262, scale: 0.45 } as const;

/** Centimetres of a figure from the top of the head to the end of its drawing. */
const BUST = ((1600 - FIGURE.top) * FIGURE.scale) / CENTIMETRE;
/** Height by which a box covers the end of the drawing. */
const OVERLAP = 60;
/** Half the width of the widest shoulders. */
const SHOULDERS = 0.5 * 1150 * FIGURE.scale;

/** Unknown heights are drawn this many centimetres below the tallest. */
const UNKNOWN_BELOW = 12;
const DEFAULT_HEIGHT = 175;

/** Layout of a chart for people of these heights in cm; without people it has two empty places. */
export function chartScale(heights: readonly (number | undefined)[]) {
  const known = heights.filter((height) => height !== undefined);
  const tallest = known.length > 0 ? Math.max(...known) : DEFAULT_HEIGHT;
  const top = tallest + CHART.above;
  // The shortest is seen down to the chest too.
  const visibleHeight = top + BUST - Math.min(tallest - UNKNOWN_BELOW, ...known);
  const count = Math.max(2, heights.length);
  // Up to three stand apart; more overlap at the shoulders, as in a group photograph.
  const columnWidth = count < 4 ? 470 : count < 6 ? 370 : 300;
  // The figures of the ruler stand free of the first one’s sleeve.
  const left = CHART.ruler + Math.max(0, SHOULDERS - columnWidth / 2);
  return {
    top,
    columnWidth,
    visibleHeight,
    floor: visibleHeight * CENTIMETRE,
    /** Width of the box in front of a person, which hides where the drawing ends. */
    boxWidth: Math.max(columnWidth - 24, 2 * SHOULDERS),
    width: left + count * columnWidth,
    height: visibleHeight * CENTIMETRE + CHART.barrier,
    /** Distance from the top edge to the upper side of the box in front of a person. */
    boxTopOf: (height: number | undefined = tallest - UNKNOWN_BELOW) =>
      (top - height + BUST) * CENTIMETRE - OVERLAP,
    /** Distance of a height from the top edge; of an unknown one, a placeholder. */
    levelOf: (height: number | undefined = tallest - UNKNOWN_BELOW) => (top - height) * CENTIMETRE,
    middleOf: (index: number) => left + (index + 0.5) * columnWidth,
  };
}

/** Heights of the grid lines, highest first; all in cm. */
export function linesOf(
  { top, visibleHeight }: { top: number; visibleHeight: number },
  step: number,
): number[] {
  const highest = Math.ceil((top + visibleHeight) / step) * step;
  const lowest = top - visibleHeight;
  const count = Math.floor((highest - lowest) / step) + 1;
  return Array.from({ length: count }, (_, index) => highest - index * step);
}
