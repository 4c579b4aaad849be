import type { StandKit } from "#lib/stand/document/kit";
import type { RootStore } from "#src/data/stores/root-store";
import { openDraftStorage } from "../drafts/draft-storage";
import { Editor } from "./editor";
import type { Visit } from "./visit";

export { EditorView } from "./editor-view";

/** The editor of this visit, with the stand that was worked on last. Never rejects. */
export async function openEditor(
  kit: StandKit,
  stores: Pick<RootStore, "flowerstand" | "notify">,
  visit: Visit,
): Promise<Editor> {
  const editor = new Editor({
    kit,
    fields: stores.flowerstand,
    openStorage: openDraftStorage,
    complain: (words) => void stores.notify({ tone: "error", en: words }),
  });
  await editor.begin(visit);
  return editor;
}
