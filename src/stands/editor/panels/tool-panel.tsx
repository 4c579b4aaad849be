import type { UnitName } from "../../scene/unit-name";
import type { Tool } from "../session/tools";
import { MessagePanel } from "./message-panel";
import { PalettePanel } from "./palette-panel";
import { PartsPanel } from "./parts-panel";
import { PicturePanel } from "./picture-panel";
import { StandPanel } from "./stand-panel";
import { WhomPanel } from "./whom-panel";

interface ToolPanelProps {
  readonly tool: Exclude<Tool, "layers">;
  readonly palettes: readonly UnitName[];
}

/** What the chosen tool has to offer. */
export function ToolPanel({ tool, palettes }: ToolPanelProps) {
  switch (tool) {
    case "whom":
      return <WhomPanel units={palettes} />;
    case "stand":
      return <StandPanel />;
    case "flowers":
      return <PartsPanel key="flowers" kind="flower" />;
    case "stickers":
      return <PartsPanel key="stickers" kind="sticker" />;
    case "picture":
      return <PicturePanel units={palettes} />;
    case "message":
      return <MessagePanel />;
    case "colours":
      return <PalettePanel palettes={palettes} />;
  }
}
