import { TRIES } from "#lib/play/guess/game";
import type { Result } from "#lib/play/guess/result-text";
import type { Sign } from "#lib/play/guess/compare-facts";
import { drawPng, drawPanel, SUN, WHITE } from "../picture/canvas";

const RAYS = ["#82b1ff", "#a3c6ff"] as const;

const COLORS: Readonly<Record<Sign, string>> = {
  same: "#55d187",
  other: WHITE,
  more: SUN,
  less: SUN,
  unknown: "#ddd6df",
};

const SYMBOLS: Readonly<Record<Sign, string>> = {
  same: "=",
  other: "",
  more: "+",
  less: "-",
  unknown: "?",
};

/** Width of a tile, and distance from one to the next. */
const [WIDTH, STEP] = [50, 64];

/**
 * Renders a result as a PNG that does not name the idol.
 * @throws if the browser has no canvas
 */
export async function drawGuessPicture({ title, outcome, rows, address }: Result): Promise<Blob> {
  const png = await drawPng(RAYS, (brush) => {
    const { context, setFont } = brush;
    setFont(66);
    context.fillText("Guess", 56, 170);
    context.fillText("the idol", 56, 244);
    setFont(30);
    context.fillText(title, 58, 318, 480);
    setFont(110);
    context.fillText(`${outcome === "won" ? rows.length : "X"}/${TRIES}`, 52, 470);
    setFont(18);
    context.fillText(new URL(address).host, 58, 560, 500);
    const top = 315 - (rows.length * STEP) / 2;
    for (const [line, row] of rows.entries()) {
      for (const [column, { sign }] of row.entries()) {
        const [x, y] = [616 + column * STEP, top + line * STEP];
        drawPanel(brush, [x, y, WIDTH, WIDTH - 10], COLORS[sign]);
        setFont(26);
        context.fillText(SYMBOLS[sign], x + 16, y + 30);
      }
    }
  });
  return new Blob([png as BlobPart], { type: "image/png" });
}
