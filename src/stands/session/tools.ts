import { makeAutoObservable } from "mobx";

type EditorDialog = "drafts" | "share" | undefined;

/** Selected tool (a key of `TOOLS`) and open dialog. */
export class EditorTools {
  tool = "whom";
  dialog: EditorDialog = undefined;
  /** Visible panel on narrow windows, where the stage needs the space. */
  shown: "tool" | "sliders" | "nothing" = "tool";

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  select(tool: string): void {
    this.tool = tool;
    this.shown = "tool";
  }

  /** Selects a tool, or collapses it if it is open. */
  toggle(tool: string): void {
    const wasOpen = tool === this.tool && this.shown === "tool";
    this.select(tool);
    if (wasOpen) this.shown = "nothing";
  }

  toggleSliders(): void {
    this.shown = this.shown === "sliders" ? "tool" : "sliders";
  }

  show(dialog: EditorDialog): void {
    this.dialog = dialog;
  }
}
