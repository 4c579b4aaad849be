import { makeAutoObservable } from "mobx";

type EditorDialog = "drafts" | "share" | undefined;

/** The tool in use (a key of `TOOLS`) and the open dialog. */
export class EditorTools {
  tool = "whom";
  dialog: EditorDialog = undefined;
  /** On narrow windows: the tool, the sliders, or nothing, so that the stage has their room. */
  shown: "tool" | "sliders" | "nothing" = "tool";

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  take(tool: string): void {
    this.tool = tool;
    this.shown = "tool";
  }

  /** Takes a tool, or folds it away where it is out already. */
  toggle(tool: string): void {
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
