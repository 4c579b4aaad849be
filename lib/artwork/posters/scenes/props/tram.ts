import { INK } from "../../../drawing/color";
import { disc, flat, line, shape } from "../../../drawing/outlined";
import { round } from "../../../drawing/svg";
import { GOLD, CREAM, RED, SNOW, LINE, block } from "../stagecraft";

/** A tram from the front, its wheels at y = 0. */
export function tram(color: string): string {
  const body = "M-104 -6V-196Q-100 -250 0 -256Q100 -250 104 -196V-6Z";
  return (
    `<ellipse cx="0" cy="-2" rx="150" ry="18" fill="#54628a"/>` +
    line("M-30 -262L0 -300L30 -262M-52 -302H52", INK, 7) +
    shape(block(-78, -22, 156, 26), INK, LINE) +
    shape(body, CREAM, LINE) +
    shape("M-104 -96H104V-8Q0 8 -104 -8Z", color, LINE) +
    shape("M-110 -222Q-96 -276 0 -282Q96 -276 110 -222Q0 -262 -110 -222Z", SNOW, LINE) +
    shape(block(-46, -238, 92, 26), INK, 5) +
    flat(block(-38, -232, 76, 14), GOLD) +
    shape("M-86 -196H-28V-112H-86ZM-22 -196H22V-112H-22ZM28 -196H86V-112H28Z", "#ffe9a6", 7) +
    flat("M-70 -196L-86 -170V-196ZM-22 -130L22 -180V-150L-4 -112H-22Z", "#ffffff") +
    disc(0, -56, 60, GOLD, 0).replace("/>", ' fill-opacity="0.3"/>') +
    disc(0, -56, 28, "#fff6c9", LINE) +
    disc(-76, -34, 12, RED, 6) +
    disc(76, -34, 12, RED, 6) +
    line(`M-104 -${round(82)}H104`, "#ffffff", 6)
  );
}
