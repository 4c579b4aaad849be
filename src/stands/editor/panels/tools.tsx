import type { ComponentType } from "react";
import type { LayerKind } from "#lib/stand/layers/layer-facts";
import { LayersPanel } from "./layers-panel";
import { MessagePanel } from "./message-panel";
import { PalettePanel } from "./palette-panel";
import { PartsPanel } from "./parts-panel";
import { PicturePanel } from "./picture-panel";
import { StandPanel, WhomPanel } from "./stand-panel";

/** A tab of the editor and its panel; icons.svg has an icon of the same key. */
interface Tool {
  readonly key: string;
  readonly title: string;
  readonly Panel: ComponentType;
}

const picture: Tool = { key: "picture", title: "Picture", Panel: PicturePanel };

/** Tools by kind of layer, in the order of the tabs. Other properties of kinds are in lib/stand/layers. */
const LAYER_TOOLS: Readonly<Record<LayerKind, Tool>> = {
  stand: { key: "stand", title: "Stand", Panel: StandPanel },
  flower: { key: "flowers", title: "Flowers", Panel: () => <PartsPanel kind="flower" /> },
  poster: picture,
  own: picture,
  panel: { key: "message", title: "Message", Panel: MessagePanel },
  sticker: { key: "stickers", title: "Stickers", Panel: () => <PartsPanel kind="sticker" /> },
};

export const TOOLS: readonly Tool[] = [
  { key: "whom", title: "For whom", Panel: WhomPanel },
  ...new Set(Object.values(LAYER_TOOLS)),
  { key: "colours", title: "Colours", Panel: PalettePanel },
  { key: "layers", title: "Layers", Panel: LayersPanel },
];
