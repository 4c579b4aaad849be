import type { UnitId } from "#content/types";
import * as styles from "../scene/stand-scene.module.css";

/** Gives the value of a custom property, such as `--color1`; empty if there is none. */
export type Palette = (variable: string) => string;

/** The colours, and the typeface, that a scene of a palette has on this page: its style sheets say. */
export function paletteOf(unit: UnitId): Palette {
  const sample = document.createElement("div");
  sample.className = styles.scene ?? "";
  sample.dataset["unit"] = unit;
  sample.hidden = true;
  const found = new Map<string, string>();
  return (variable) => {
    if (!found.has(variable)) {
      document.body.append(sample);
      found.set(variable, getComputedStyle(sample).getPropertyValue(variable).trim());
      sample.remove();
    }
    return found.get(variable) ?? "";
  };
}
