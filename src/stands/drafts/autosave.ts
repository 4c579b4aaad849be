import { reaction } from "mobx";
import type { Draft } from "./draft";
import type { Drafts } from "./drafts";

/** After this time without a change what was made is saved, in ms. */
const REST = 500;
/** However long it goes on: no change waits longer than this, in ms. */
const LONGEST = 2000;

/** What is made of a draft, and the count of its changes that are worth saving. */
interface Work {
  readonly edits: number;
  readonly draft: Omit<Draft, "saved">;
}

/** Saves what is worked on, once it rests and when the page is left. Gives the end of it, which saves too. */
export function autosave(work: () => Work, drafts: Pick<Drafts, "save">): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Omit<Draft, "saved"> | undefined;
  let since = 0;
  const save = () => {
    clearTimeout(timer);
    if (waiting) void drafts.save(waiting);
    waiting = undefined;
  };
  const stop = reaction(
    () => ({ edits: work().edits, draft: work().draft }),
    ({ edits, draft }) => {
      // Another draft came into the editor: what was made of the last one is saved first.
      if (waiting && waiting.id !== draft.id) save();
      if (edits === 0) return;
      if (!waiting) since = Date.now();
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(save, Math.min(REST, since + LONGEST - Date.now()));
    },
    {
      equals: (one, other) => one.edits === other.edits && one.draft.id === other.draft.id,
      fireImmediately: true,
    },
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
