import type { Editor } from "../editor";
import type { PaletteName } from "../palette-name";
import type { Tool } from "../session/tools";
import { MessagePanel } from "./message-panel";
import { PalettePanel } from "./palette-panel";
import { PartsPanel } from "./parts-panel";
import { PicturePanel } from "./picture-panel";
import { StandPanel } from "./stand-panel";

interface ToolPanelProps {
  readonly editor: Editor;
  readonly tool: Exclude<Tool, "layers">;
  readonly palettes: readonly PaletteName[];
}

/** What the chosen tool has to offer. */
export function ToolPanel({ editor, tool, palettes }: ToolPanelProps) {
  const { session } = editor;
  switch (tool) {
    case "stand":
      return <StandPanel session={session} />;
    case "flowers":
      return <PartsPanel key="flowers" session={session} kind="flower" />;
    case "stickers":
      return <PartsPanel key="stickers" session={session} kind="sticker" />;
    case "picture":
      return <PicturePanel editor={editor} units={palettes} />;
    case "message":
      return <MessagePanel session={session} />;
    case "colours":
      return <PalettePanel session={session} palettes={palettes} />;
  }
}
