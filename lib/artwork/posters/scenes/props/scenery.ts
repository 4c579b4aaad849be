import { INK } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { place } from "../../../drawing/svg";
import { GOLD, CREAM, RED, LINE, block } from "../stagecraft";

/** A cottage and firs of cardboard; (x, floor) is the middle of their foot. */
export function scenery(x: number, floor: number, scale: number): string {
  const fir = (left: number, tall: number) =>
    shape(block(left - 9, -30, 18, 30), "#8a5a3c", 6) +
    shape(`M${left - 56} -28L${left} ${-tall * 0.62}L${left + 56} -28Z`, "#2f9a6a", LINE) +
    shape(
      `M${left - 42} ${-tall * 0.42}L${left} ${-tall}L${left + 42} ${-tall * 0.42}Z`,
      "#3fb57e",
      LINE,
    );
  const house =
    shape(block(28, -176, 26, 70), "#c98a4b", 6) +
    shape(block(-74, -104, 148, 104), CREAM, LINE) +
    shape("M-98 -98L0 -190L98 -98Z", RED, LINE) +
    shape("M-56 0v-52a22 22 0 0 1 44 0v52Z", "#8a5a3c", 6) +
    shape(block(12, -76, 42, 42), GOLD, 6) +
    line("M33 -76v42M12 -55h42", INK, 5);
  return place(fir(-160, 190) + fir(164, 160) + house, x, floor, 0, scale);
}
