import type { PanelText } from "../../../../content/types";
import { shown } from "../words";
import type { Rule } from "./rule";
import { standLists } from "./stand-lists";

/** A message stands on its panel. */
export const panelText: Rule = {
  name: "panel-text",
  description: "Panels, and only they, have a box for a message, which lies in their drawing.",
  *check(content) {
    for (const { entry, kind, folder } of standLists(content)) {
      for (const { value, index } of entry.items("parts")) {
        const path = ["parts", index];
        const part = `parts, item ${index + 1} (${value.key})`;
        if (kind !== "panel") {
          if (!value.text) continue;
          yield entry.finding([...path, "text"], {
            message: `${part} has a box for a message, but it is no panel`,
            allowed: "text on panels only",
          });
          continue;
        }
        if (!value.text) {
          yield entry.finding(path, {
            message: `${part} has no box for its message`,
            allowed: "text with x, y, width, height and color",
          });
          continue;
        }
        const drawing = content.drawings.find(
          ({ list, key }) => list === folder && key === value.key,
        );
        const size = drawing?.size;
        const side = size && sideOutside(value.text, size);
        if (!size || !side) continue;
        yield entry.finding([...path, "text", side], {
          message: `${part}: ${side} is ${shown(value.text[side])}, so the box ends outside of the drawing`,
          allowed: `a box within ${size.width} × ${size.height}`,
          suggestion: fitting(value.text, size, side),
        });
      }
    }
  },
};

type Size = { readonly width: number; readonly height: number };

function sideOutside(box: PanelText, size: Size): "width" | "height" | undefined {
  if (box.x + box.width > size.width) return "width";
  return box.y + box.height > size.height ? "height" : undefined;
}

function fitting(box: PanelText, size: Size, side: "width" | "height"): string | undefined {
  const most = Math.floor(size[side] - (side === "width" ? box.x : box.y));
  return most > 0 ? String(most) : undefined;
}
