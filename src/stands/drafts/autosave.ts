import { reaction } from "mobx";
import type { OpenDraft } from "./draft";
import type { Drafts } from "./drafts";

/** Longest delay of a save, in ms. */
const LONGEST = 800;

/** An open draft, and the number of its changes that are worth saving. */
interface Work {
  readonly edits: number;
  readonly draft: OpenDraft;
}

/** Saves changes soon, and when the page is left. Returns a function that stops it, and saves too. */
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
      // Another draft is opened: changes of the last one are saved first.
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
