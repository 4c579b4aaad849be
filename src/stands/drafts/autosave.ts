import { reaction } from "mobx";
import type { OpenDraft } from "./draft";
import type { Drafts } from "./drafts";

/** Longest delay of a save, in ms. */
const LONGEST_DELAY = 800;

/** An open draft, and the number of its changes that are worth saving. */
interface AutosaveSource {
  readonly edits: number;
  readonly draft: OpenDraft;
}

/** Saves changes soon, and when the page is left. Returns a function that stops it, and saves too. */
export function autosave(source: AutosaveSource, drafts: Pick<Drafts, "save">): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsaved: OpenDraft | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (unsaved) void drafts.save(unsaved);
    unsaved = undefined;
  };
  const stop = reaction(
    () => `${source.edits} ${source.draft.id}`,
    () => {
      const { edits, draft } = source;
      // Another draft is opened: changes of the last one are saved first.
      if (unsaved && unsaved.id !== draft.id) save();
      if (edits === 0) return;
      unsaved = draft;
      timer ??= setTimeout(save, LONGEST_DELAY);
    },
    { fireImmediately: true },
  );
  const listening = new AbortController();
  const { signal } = listening;
  const saveIfHidden = () => document.visibilityState === "hidden" && save();
  window.addEventListener("pagehide", save, { signal });
  document.addEventListener("visibilitychange", saveIfHidden, { signal });
  return () => {
    stop();
    listening.abort();
    save();
  };
}
