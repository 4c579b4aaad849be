import { linesOf, CHART, chartScale } from "./chart-scale";

it("leaves room above the tallest, and draws a centimetre as ten units", () => {
  const { levelOf } = chartScale([171, 181, undefined]);
  expect(levelOf(181)).toBe(CHART.above * 10);
  expect(levelOf(171) - levelOf(181)).toBe(100);
  expect(levelOf(undefined)).toBeGreaterThan(levelOf(181));
});

it("gives each figure the same width", () => {
  for (let count = 1; count <= 9; count++) {
    const { middleOf, columnWidth, width } = chartScale(Array.from({ length: count }, () => 170));
    expect(middleOf(count - 1) + columnWidth / 2).toBeLessThanOrEqual(width);
    expect(middleOf(1) - middleOf(0)).toBe(columnWidth);
  }
});

it("draws lines at round heights, over the whole scale", () => {
  const scale = chartScale([181]);
  const lines = linesOf(scale, 10);
  expect(lines).toContain(180);
  expect(lines.every((line) => line % 10 === 0)).toBe(true);
  expect(Math.min(...lines)).toBeLessThan(scale.top - scale.visibleHeight + 10);
});

it("shows the shortest down to the chest, and the ruler free of the first one’s sleeve", () => {
  const { boxTopOf, floor, middleOf } = chartScale([130, 190, 170, 171, 172, 173]);
  expect(boxTopOf(130)).toBeLessThan(floor);
  expect(floor - boxTopOf(130)).toBeLessThan(100);
  expect(middleOf(0) - 230).toBeGreaterThan(CHART.ruler - 60);
});
