import { brightness } from "../../drawing/color";
import type { Inks } from "../../drawing/inks";
import { spot } from "../../drawing/inks";
import { fitSize, lettering, outlines } from "../../lettering/lettering";
import { plate } from "../../drawing/outlined";

/** A pill with a unit's name on the baseline y = 0, from or up to x = 0. */
export function tag(unit: string, inks: Inks, anchor: "start" | "end"): string {
  const size = fitSize(unit, 620, 46, 800);
  const { width } = outlines(unit, size, 800);
  const left = anchor === "end" ? -width - 34 : -34;
  const fill = brightness(inks.accent) > 0.9 ? spot(inks, 0) : inks.accent;
  const text = brightness(fill) > 0.52 ? inks.ink : inks.paper;
  return (
    plate([left, -size - 16, width + 68, size + 44], fill, {
      rx: size / 2 + 22,
      edge: 9,
      drop: 8,
    }) +
    lettering(unit, {
      size,
      weight: 800,
      fill: text,
      outlineWidth: 0,
      shadowX: 0,
      shadowY: 0,
      anchor,
    })
  );
}
