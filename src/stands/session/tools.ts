import { makeAutoObservable } from "mobx";

/** The tools of the maker, in the order of their tabs. */
export const TOOLS = [
  { key: "whom", title: "For whom" },
  { key: "stand", title: "Stand" },
  { key: "flowers", title: "Flowers" },
  { key: "picture", title: "Picture" },
  { key: "message", title: "Message" },
  { key: "stickers", title: "Stickers" },
  { key: "colours", title: "Colours" },
  { key: "layers", title: "Layers" },
] as const;

export type Tool = (typeof TOOLS)[number]["key"];
type EditorDialog = "drafts" | "share" | undefined;

export class EditorTools {
  tool: Tool = "whom";
  dialog: EditorDialog = undefined;
  /** What has the tool's room where there is little: the tool, the sliders, or nothing, so that the stage has it. */
  shown: "tool" | "sliders" | "nothing" = "tool";

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  take(tool: Tool): void {
    this.tool = tool;
    this.shown = "tool";
  }

  /** Takes a tool, or folds it away where it is out already. */
  toggle(tool: Tool): void {
    const isOut = tool === this.tool && this.shown === "tool";
    this.take(tool);
    if (isOut) this.shown = "nothing";
  }

  toggleSliders(): void {
    this.shown = this.shown === "sliders" ? "tool" : "sliders";
  }

  show(dialog: EditorDialog): void {
    this.dialog = dialog;
  }
}
