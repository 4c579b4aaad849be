export { brightness, INK, mix } from "../figure/ink";

/** Paper white. */
export const PAPER = "#ffffff";

/** The same hue at full strength: the brightest channel of `#rrggbb` raised to 255. */
export function strengthen(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const most = Math.max(1, ...channels);
  const raised = channels.map((value) => Math.round((value * 255) / most));
  return `#${raised.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
