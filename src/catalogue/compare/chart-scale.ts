/** Measures of the chart in SVG units: ten per centimetre. */
export const CHART = {
  /** Centimetres shown above the barrier, and above the tallest. */
  shown: 70,
  above: 10,
  barrier: 112,
  ruler: 116,
} as const;

export const CENTIMETRE = 10;

/** Top of the head on the sheet of a figure (1200 by 1600), and the scale of the sheet. */
export const FIGURE = { top: 262, scale: 0.45 } as const;

/** Unknown heights are drawn this many centimetres below the tallest. */
const UNKNOWN = 12;
const USUAL = 175;

/** Layout of a chart for people of these heights; without people it has two empty places. */
export function chartScale(heights: readonly (number | undefined)[]) {
  const tallest = Math.max(...heights.map((height) => height ?? 0)) || USUAL;
  const top = tallest + CHART.above;
  const count = Math.max(2, heights.length);
  // Up to three stand apart; more overlap at the shoulders, as in a group photograph.
  const place = count < 4 ? 470 : count < 6 ? 370 : 300;
  return {
    top,
    place,
    width: CHART.ruler + count * place,
    height: CHART.shown * CENTIMETRE + CHART.barrier,
    /** Distance of a height from the top edge; of an unknown one, a placeholder. */
    levelOf: (height: number | undefined = tallest - UNKNOWN) => (top - height) * CENTIMETRE,
    middleOf: (at: number) => CHART.ruler + (at + 0.5) * place,
  };
}

/** Heights of the grid lines, highest first. */
export function linesOf({ top }: { top: number }, step: number): number[] {
  const highest = Math.ceil((top + CHART.shown) / step) * step;
  const lowest = top - CHART.shown;
  const count = Math.floor((highest - lowest) / step) + 1;
  return Array.from({ length: count }, (_, index) => highest - index * step);
}
