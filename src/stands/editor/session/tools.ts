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
  /** Whether the tool is folded away, so that the stage has its room. */
  isFolded = false;
  /** Whether the sliders lie over the tool, where there is no room for both. */
  isAdjusting = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  take(tool: Tool): void {
    this.tool = tool;
    this.isAdjusting = false;
    this.isFolded = false;
  }

  /** Takes a tool, or folds it away where it is out already. */
  toggle(tool: Tool): void {
    const isOut = tool === this.tool && !this.isAdjusting && !this.isFolded;
    this.take(tool);
    this.isFolded = isOut;
  }

  setAdjusting(isAdjusting: boolean): void {
    this.isAdjusting = isAdjusting;
    if (isAdjusting) this.isFolded = false;
  }

  show(dialog: EditorDialog): void {
    this.dialog = dialog;
  }
}
