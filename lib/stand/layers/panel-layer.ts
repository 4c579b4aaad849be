import type { PanelLayer } from "../../../content/types";
import { partOf, symbolOf } from "../kit/kit";
import { plainMessage } from "../kit/plain-message";
import type { LayerKind } from "./layer-kind";
import { partTitle, readPart } from "./part-layer";
import { setText } from "./text-lines";

/** A panel with a message. */
export const panelLayer: LayerKind<PanelLayer> = {
  letter: "m",
  spots: [
    [450, 900],
    [450, 160],
    [450, 1060],
  ],
  facts: {
    part: (key, kit) => readPart("panel", key, kit),
    text: (text) => (typeof text === "string" ? plainMessage(text) : ""),
  },
  name: (layer, kit) => {
    const message = layer.text.replaceAll("\n", " ").trim();
    return `${partTitle(layer, kit)}${message === "" ? ", empty" : `: ${message}`}`;
  },
  draw: ({ part: key, text: message }, kit) => {
    const part = partOf(kit, "panel", key);
    if (!part) return undefined;
    const { width, height, text: box } = part;
    const set = box && setText(message, box, part);
    const text = set && { ...set, color: box.color };
    return { width, height, content: { type: "part", symbol: symbolOf("panel", key), text } };
  },
};
