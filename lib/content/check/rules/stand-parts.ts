import type { Content } from "../../read/records";
import { quotedNearest, nearest } from "../../model/problems/suggest";
import { listed, shown } from "../../model/problems/words";
import type { Rule } from "./rule";
import { LIST_NAMES, standLists, standPath } from "./stand-lists";

/** Each kind of stand part has one list, named after it. */
const standKind: Rule = {
  name: "stand-kind",
  *check(content) {
    for (const entry of content.standParts) {
      const kind = entry.get("kind");
      const named = LIST_NAMES.get(entry.key);
      if (kind === undefined || kind === named) continue;
      const what = `but the file is called ${entry.key}.json`;
      const allowed = `a file called ${kind}s.json, or the kind of the file’s name`;
      yield entry.wrong(["kind"], what, allowed, named && shown(named));
    }
    // A list that cannot be read has its own problem.
    if (content.standParts.some((entry) => !entry.isWhole("kind"))) return;
    const there = new Set(standLists(content).map(({ kind }) => kind));
    for (const [name, kind] of LIST_NAMES) {
      if (there.has(kind)) continue;
      const message = `the file is missing: there must be a list of parts of the kind ${shown(kind)}`;
      yield { file: standPath(`${name}.json`), path: [], message };
    }
  },
};

/** Each stand part has a drawing, and each drawing belongs to a part. */
const standDrawing: Rule = {
  name: "stand-drawing",
  *check({ standParts, drawings }) {
    for (const { entry, folder } of standLists({ standParts })) {
      const parts = entry.items("parts");
      const drawn = drawings.filter((drawing) => drawing.list === folder);
      const names = drawn.map(({ key }) => key);
      for (const { value, index, path } of parts) {
        if (names.includes(value.key)) continue;
        const file = standPath(`${folder}/${value.key}.svg`);
        yield entry.finding([...path, "key"], {
          message: `parts, item ${index + 1} has the key ${shown(value.key)}, but there is no drawing ${file}`,
          allowed: "a key that is the name of its drawing",
          suggestion: quotedNearest(value.key, names),
        });
      }
      for (const drawing of entry.isWhole("parts") ? drawn : []) {
        if (parts.some(({ value }) => value.key === drawing.key)) continue;
        yield drawing.findingAt(0, {
          message: `no part in ${entry.file} has the key ${shown(drawing.key)}`,
          allowed: "a drawing for each part of the list, and no other",
        });
      }
    }
    for (const drawing of drawings.filter(({ list }) => !LIST_NAMES.has(list))) {
      const near = nearest(drawing.list, LIST_NAMES.keys());
      yield drawing.findingAt(0, {
        message: `there is no list ${drawing.list}.json that it could belong to`,
        allowed: `drawings in the folders ${listed([...LIST_NAMES.keys()])}`,
        suggestion: near && standPath(`${near}/${drawing.key}.svg`),
      });
    }
  },
};

/** Panels, and only they, have a box for a message, inside their drawing. */
const panelText: Rule = {
  name: "panel-text",
  *check(content) {
    for (const { entry, kind, folder, value, path, part } of partsOf(content)) {
      const { key, text } = value;
      if (kind !== "panel" && text) {
        const message = `${part} has a box for a message, but it is not a panel`;
        yield entry.finding([...path, "text"], { message, allowed: "text on panels only" });
      } else if (kind === "panel" && !text) {
        const message = `${part} has no box for its message`;
        yield entry.finding(path, { message, allowed: "text with x, y, width, height and color" });
      }
      const size = content.drawings.find((one) => one.list === folder && one.key === key)?.size;
      if (kind !== "panel" || !text || !size) continue;
      const sides = { width: size.width - text.x, height: size.height - text.y };
      const side = text.width > sides.width ? "width" : "height";
      if (text[side] <= sides[side]) continue;
      const most = Math.floor(sides[side]);
      yield entry.finding([...path, "text", side], {
        message: `${part}: ${side} is ${shown(text[side])}, so the box ends outside of the drawing`,
        allowed: `a box within ${size.width} × ${size.height}`,
        suggestion: most > 0 ? String(most) : undefined,
      });
    }
  },
};

const partsOf = (content: Content) =>
  standLists(content).flatMap((list) =>
    list.entry.items("parts").map((item) => {
      return { ...list, ...item, part: `parts, item ${item.index + 1} (${item.value.key})` };
    }),
  );

/** Stands, and only they, have places for the first layers. */
const standPlaces: Rule = {
  name: "stand-places",
  *check(content) {
    for (const { entry, kind, value, path, part } of partsOf(content)) {
      if ((kind === "stand") === Boolean(value.places)) continue;
      const message = value.places
        ? `${part} has places for layers, but it is not a stand`
        : `${part} does not say where the first layers go`;
      const allowed = "places with top, picture, foot and panel on stands, and on nothing else";
      yield entry.finding(value.places ? [...path, "places"] : path, { message, allowed });
    }
  },
};

export const STAND_PART_RULES: readonly Rule[] = [standKind, panelText, standPlaces, standDrawing];
