import { useSyncExternalStore } from "react";
import { SafeStorage } from "#src/data/storage/safe-storage";
import { LocalShelf } from "./local-shelf";
import type { Shelf } from "./shelf";

const shelf = new LocalShelf(new SafeStorage(() => window.localStorage));

/** What the server renders, and the browser's first frame. */
const EMPTY: Shelf = {
  stands: [],
  put: (stand) => shelf.now().put(stand),
  setState: (id, state) => shelf.now().setState(id, state),
  remove: (id) => shelf.now().remove(id),
  get device() {
    return shelf.now().device;
  },
  hasCheered: () => false,
  noteCheer: (id) => shelf.now().noteCheer(id),
};

/**
 * The stands that were published from this device, or hung on it, and what it has cheered for. It begins
 * empty, as the server rendered it, and follows other tabs.
 */
export function useShelf(): Shelf {
  return useSyncExternalStore(shelf.follow, shelf.now, () => EMPTY);
}
