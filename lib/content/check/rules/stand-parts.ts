import type { PanelText } from "../../../../content/types";
import { KINDS } from "../../kinds/kinds";
import type { Content } from "../../read/records";
import { CONTENT } from "../../read/snapshot";
import { nearest } from "../suggest";
import { listed, shown } from "../words";
import type { Rule } from "./rule";
import { LIST_NAMES, standLists } from "./stand-lists";

/** There is one list of stand parts for each kind, called after it. */
const standKind: Rule = {
  name: "stand-kind",
  *check(content) {
    const lists = standLists(content);
    for (const entry of content.standParts) {
      const kind = entry.get("kind");
      const named = LIST_NAMES.get(entry.key);
      if (kind === undefined || kind === named) continue;
      const meant = named ?? LIST_NAMES.get(nearest(entry.key, LIST_NAMES.keys()) ?? "");
      const list = [...LIST_NAMES].find(([, one]) => one === kind)?.[0];
      const what = `but the file is called ${entry.key}.json`;
      const allowed = `a file called ${list}.json, or the kind of the file’s name`;
      yield entry.wrong(["kind"], what, allowed, meant && shown(meant));
    }
    // A list that cannot be read at all has its own problem.
    const isHalfRead = content.standParts.some((entry) => !entry.isWhole("kind"));
    for (const [name, kind] of LIST_NAMES) {
      if (isHalfRead || lists.some((list) => list.kind === kind)) continue;
      yield {
        file: `${CONTENT}/${KINDS.standParts.folder}/${name}.json`,
        path: [],
        message: `the file is missing: there must be a list of parts of the kind ${shown(kind)}`,
        allowed: `${listed([...LIST_NAMES.keys()].map((one) => `${one}.json`))} in ${CONTENT}/${KINDS.standParts.folder}`,
      };
    }
  },
};

/** Panels, and only they, have a box for a message, which lies in their drawing. */
const panelText: Rule = {
  name: "panel-text",
  *check(content) {
    for (const { entry, kind, folder, value, path, part } of partsOf(content)) {
      const { key, text } = value;
      if (kind !== "panel") {
        if (!text) continue;
        const message = `${part} has a box for a message, but it is no panel`;
        yield entry.finding([...path, "text"], { message, allowed: "text on panels only" });
        continue;
      }
      if (!text) {
        const message = `${part} has no box for its message`;
        yield entry.finding(path, { message, allowed: "text with x, y, width, height and color" });
        continue;
      }
      const size = content.drawings.find((one) => one.list === folder && one.key === key)?.size;
      const side = size && sideOutside(text, size);
      if (!size || !side) continue;
      yield entry.finding([...path, "text", side], {
        message: `${part}: ${side} is ${shown(text[side])}, so the box ends outside of the drawing`,
        allowed: `a box within ${size.width} × ${size.height}`,
        suggestion: fitting(text, size, side),
      });
    }
  },
};

/** The parts in the lists, with their places and what they are called in messages. */
function* partsOf(content: Content) {
  for (const list of standLists(content)) {
    for (const { value, index } of list.entry.items("parts")) {
      const part = `parts, item ${index + 1} (${value.key})`;
      yield { ...list, value, path: ["parts", index], part };
    }
  }
}

type Size = { readonly width: number; readonly height: number };

function sideOutside(box: PanelText, size: Size): "width" | "height" | undefined {
  if (box.x + box.width > size.width) return "width";
  return box.y + box.height > size.height ? "height" : undefined;
}

function fitting(box: PanelText, size: Size, side: "width" | "height"): string | undefined {
  const most = Math.floor(size[side] - (side === "width" ? box.x : box.y));
  return most > 0 ? String(most) : undefined;
}

/** Stands, and only they, say where the first layers go. */
const standPlaces: Rule = {
  name: "stand-places",
  *check(content) {
    for (const { entry, kind, value, path, part } of partsOf(content)) {
      if ((kind === "stand") === Boolean(value.places)) continue;
      yield value.places
        ? entry.finding([...path, "places"], {
            message: `${part} has places for layers, but it is no stand`,
            allowed: "places on stands only",
          })
        : entry.finding(path, {
            message: `${part} does not say where the first layers go`,
            allowed: "places with top, picture, foot and panel",
          });
    }
  },
};

/** What flower stands are made of. */
export const STAND_PART_RULES: readonly Rule[] = [standKind, panelText, standPlaces];
