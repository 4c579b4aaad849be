import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { SafeStorage } from "./safe-storage";
import { type EntryFormat, readEntry, writeEntry } from "./stored-entry";

const storage = new SafeStorage(() => window.localStorage);
const followers = new Set<() => void>();

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  window.addEventListener("storage", onChange);
  return () => {
    followers.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}

/**
 * What a module remembers. It begins as the server rendered it, is loaded once the page is
 * interactive, and follows other tabs. Where the browser keeps nothing, it holds as long as the page.
 */
export function useStored<State extends object>(format: EntryFormat<State>) {
  const [unsaved, setUnsaved] = useState<State>();
  const text = useSyncExternalStore<string | null | undefined>(
    follow,
    () => storage.read(format.key),
    () => undefined,
  );
  const stored = useMemo(() => readEntry(format, text ?? null), [format, text]);
  const save = useCallback(
    (change: (now: State) => State) => {
      const held = storage.read(format.key);
      const next = change(unsaved ?? readEntry(format, held));
      const written = writeEntry(format, held, next);
      setUnsaved(storage.write(format.key, written) ? undefined : next);
      for (const onChange of followers) onChange();
    },
    [format, unsaved],
  );
  return {
    state: unsaved ?? stored,
    save,
    isLoaded: text !== undefined,
    isRemembering: unsaved === undefined,
  };
}
