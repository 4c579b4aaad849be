import { round } from "../../drawing/svg";

/** Outline of a set piece, and of what is drawn on it. */
export const EDGE = 7;
export const FINE = 5;

/** Path data of a rectangle; `r` rounds its corners. */
export function block(x: number, y: number, width: number, height: number, r = 0): string {
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  if (!r) return `M${at(0, 0)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`;
  const turn = `A${round(r)} ${round(r)} 0 0 1 `;
  return (
    `M${at(r, 0)}H${round(x + width - r)}${turn}${at(width, r)}V${round(y + height - r)}${turn}` +
    `${at(width - r, height)}H${round(x + r)}${turn}${at(0, height - r)}V${round(y + r)}${turn}${at(r, 0)}Z`
  );
}

/** Path data of an ellipse. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const arc = `a${round(rx)} ${round(ry)} 0 1 0 `;
  return `M${round(cx - rx)} ${round(cy)}${arc}${round(rx * 2)} 0${arc}${round(-rx * 2)} 0Z`;
}
