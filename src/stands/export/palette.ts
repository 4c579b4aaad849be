import type { UnitId } from "#content/types";
import * as styles from "../scene/stand-scene.module.css";

/** Gives the value of a custom property, such as `--color1`; empty if there is none. */
export type Palette = (variable: string) => string;

/** The colours, and the typeface, that a scene of a palette has on this page. */
export function paletteOf(unit: UnitId): Palette {
  const found = new Map<string, string>();
  return (variable) => {
    const value = found.get(variable) ?? read(unit, variable);
    found.set(variable, value);
    return value;
  };
}

/** Asks the style sheets, by an element that is put on the page for a moment. */
function read(unit: UnitId, variable: string): string {
  const sample = document.createElement("div");
  sample.className = styles.scene ?? "";
  sample.dataset["unit"] = unit;
  sample.hidden = true;
  document.body.append(sample);
  const value = getComputedStyle(sample).getPropertyValue(variable).trim();
  sample.remove();
  return value;
}
