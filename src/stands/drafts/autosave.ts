import { reaction } from "mobx";
import type { OpenDraft } from "./draft";
import type { Drafts } from "./drafts";

/** No change waits longer than this to be saved, in ms. */
const LONGEST = 800;

/** An open draft, and the count of its changes that are worth saving. */
interface Work {
  readonly edits: number;
  readonly draft: OpenDraft;
}

/** Saves what is worked on, soon and when the page is left. Gives the end of it, which saves too. */
export function autosave(work: Work, drafts: Pick<Drafts, "save">): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: OpenDraft | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) void drafts.save(waiting);
    waiting = undefined;
  };
  const stop = reaction(
    () => `${work.edits} ${work.draft.id}`,
    () => {
      const { edits, draft } = work;
      // Another draft came into the editor: what was made of the last one is saved first.
      if (waiting && waiting.id !== draft.id) save();
      if (edits === 0) return;
      waiting = draft;
      timer ??= setTimeout(save, LONGEST);
    },
    { fireImmediately: true },
  );
  const listening = new AbortController();
  const { signal } = listening;
  const leave = () => document.visibilityState === "hidden" && save();
  window.addEventListener("pagehide", save, { signal });
  document.addEventListener("visibilitychange", leave, { signal });
  return () => {
    stop();
    listening.abort();
    save();
  };
}
