import { brightness, INK, PAPER } from "../../drawing/color";
import { type Inks, spot } from "../../drawing/inks";
import { fitSize, outlines, plainLettering } from "../../lettering/lettering";
import { plate } from "../../drawing/outlined";

/** A pill with a unit's name on the baseline y = 0, starting or ending at x = 0. */
export function tag(unit: string, inks: Inks, anchor: "start" | "end"): string {
  const size = fitSize(unit, 620, 46, 800);
  const { width } = outlines(unit, size, 800);
  const left = anchor === "end" ? -width - 34 : -34;
  const fill = brightness(inks.accent) > 0.9 ? spot(inks, 0) : inks.accent;
  const text = brightness(fill) > 0.52 ? INK : PAPER;
  return (
    plate([left, -size - 16, width + 68, size + 44], fill, size / 2 + 22, 9, 8) +
    plainLettering(unit, { size, weight: 800, fill: text, anchor })
  );
}
