import type { StandKit } from "#lib/stand/document/kit";
import type { RootStore } from "#src/data/stores/root-store";
import { openDraftStorage } from "../drafts/draft-storage";
import type { UnitName } from "../scene/unit-name";
import { Editor } from "./editor";
import type { Visit } from "./visit";

export { EditorView } from "./editor-view";

/** The editor of this visit, with the stand that was worked on last. Never rejects. */
export async function openEditor(
  kit: StandKit,
  units: readonly UnitName[],
  stores: Pick<RootStore, "flowerstand" | "notify">,
  visit: Visit,
): Promise<Editor> {
  const editor = new Editor({
    kit,
    units,
    fields: stores.flowerstand,
    openStorage: openDraftStorage,
    complain: (words) => void stores.notify({ tone: "error", en: words }),
  });
  await editor.begin(visit);
  return editor;
}
