import type { DrawnLayer, PanelLayer, StandLayer } from "../../../content/types";
import { partOf, posterOf, type StandKit, symbolOf } from "../kit/kit";
import type { LayerKind, LayerOf } from "./layer-facts";
import { PICTURE, type SHAPES } from "./shapes";
import { type TypesetText, typesetText } from "./text-lines";

/** A part of the sprite, with or without a message, or a picture cut to an outline. */
export type LayerContent =
  | {
      readonly type: "part";
      readonly symbol: string;
      readonly text?: (TypesetText & { readonly color: "ink" | "white" | "text" }) | undefined;
    }
  | {
      readonly type: "picture";
      /** Address of a poster, or key of a visitor's own picture. */
      readonly source: { readonly poster: string } | { readonly own: string };
      readonly shape: keyof typeof SHAPES;
    };

/** A layer's drawing around its centre, at its natural size in scene units. */
export interface LayerDrawing {
  readonly width: number;
  readonly height: number;
  readonly content: LayerContent;
}

interface Drawer<Layer extends StandLayer> {
  /** Name in lists and for screen readers: "Roses", "Poster of Rei Sakuma". */
  name(layer: Layer, kit: StandKit): string;
  /** Undefined if the kit lacks it. */
  draw(layer: Layer, kit: StandKit): LayerDrawing | undefined;
}

const partDrawer: Drawer<DrawnLayer | PanelLayer> = {
  name: ({ kind, part: key }, kit) => partOf(kit, kind, key)?.title ?? key,
  draw: (layer, kit) => {
    const found = partOf(kit, layer.kind, layer.part);
    if (!found) return undefined;
    const { width, height, text: box } = found;
    const typeset = "text" in layer && box && typesetText(layer.text, box, found);
    const text = typeset ? { ...typeset, color: box.color } : undefined;
    return {
      width,
      height,
      content: { type: "part", symbol: symbolOf(layer.kind, layer.part), text },
    };
  },
};

/** Name and drawing of each kind of layer. layer-facts.ts has the format in documents, by the same key. */
const DRAWERS: { readonly [Kind in LayerKind]: Drawer<LayerOf<Kind>> } = {
  stand: partDrawer,
  flower: partDrawer,
  sticker: partDrawer,
  panel: {
    name: (layer, kit) => {
      const message = layer.text.replaceAll("\n", " ").trim();
      return `${partDrawer.name(layer, kit)}${message === "" ? ", empty" : `: ${message}`}`;
    },
    draw: partDrawer.draw,
  },
  poster: {
    name: ({ character }, kit) =>
      `Poster of ${posterOf(kit, character)?.name ?? "an unknown idol"}`,
    draw: ({ character, shape }, kit) => {
      const poster = posterOf(kit, character)?.large;
      if (poster === undefined) return undefined;
      return { ...PICTURE, content: { type: "picture", source: { poster }, shape } };
    },
  },
  own: {
    name: () => "Your own picture",
    draw: ({ own, shape }) => ({
      ...PICTURE,
      content: { type: "picture", source: { own }, shape },
    }),
  },
};

export const drawerOf = ({ kind }: StandLayer): Drawer<StandLayer> => DRAWERS[kind];
