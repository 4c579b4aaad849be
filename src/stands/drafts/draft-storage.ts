import type { IDBPObjectStore } from "idb";
import type { Draft } from "./draft";

/** A picture of the visitor's own as it is stored: bytes, which every browser keeps, also where it keeps no blobs. */
export interface StoredPicture {
  readonly key: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** The database of drafts and pictures. It may give anything. Calls reject if they cannot be done. */
export type DraftStorage = Awaited<ReturnType<typeof openDraftStorage>>;

type Table = IDBPObjectStore<unknown, [string], string, "readwrite">;

/**
 * Lets a promise reject that nobody may be waiting for: the end of a change that broke off stands in two
 * promises, that of the change and that of what was asked for in it, of which one is told on.
 */
const unheard = (promise: Promise<unknown>): void => {
  promise.catch(() => undefined);
};

const NAME = "encore-flower-stands";
const VERSION = 1;

/**
 * Opens the database of this device.
 * @param onLost called if the browser takes it away again
 * @throws where the browser keeps none
 */
export async function openDraftStorage(onLost: () => void) {
  const { openDB } = await import(/* webpackChunkName: "stand-database" */ "idb");
  const database = await openDB(NAME, VERSION, {
    upgrade(fresh, _from, _to, change) {
      unheard(change.done);
      fresh.createObjectStore("drafts", { keyPath: "id" });
      fresh.createObjectStore("pictures", { keyPath: "key" });
    },
    // Another tab wants a later version of it: this one goes on in memory rather than hold it up.
    blocking: () => database.close(),
    terminated: onLost,
  });
  const within = async <Result>(
    name: "drafts" | "pictures",
    mode: "readonly" | "readwrite",
    act: (table: Table) => Promise<unknown>,
  ): Promise<Result> => {
    const change = database.transaction(name, mode);
    unheard(change.done);
    const result = Promise.all([act(change.store as Table), change.done]);
    unheard(result);
    // Its end is asked for at once: a page that is being left does not come back to it.
    if (mode === "readwrite") change.commit();
    return (await result)[0] as Result;
  };
  return {
    drafts: () => within<unknown[]>("drafts", "readonly", (table) => table.getAll()),
    putDraft: (draft: Draft) => within("drafts", "readwrite", (table) => table.put(draft)),
    removeDraft: (id: string) => within("drafts", "readwrite", (table) => table.delete(id)),
    picture: (key: string) =>
      within<StoredPicture | undefined>("pictures", "readonly", (table) => table.get(key)),
    pictureKeys: () => within<string[]>("pictures", "readonly", (table) => table.getAllKeys()),
    putPicture: (picture: StoredPicture) =>
      within("pictures", "readwrite", (table) => table.put(picture)),
    removePicture: (key: string) => within("pictures", "readwrite", (table) => table.delete(key)),
    /** Lets go of it, once what was asked for is done. */
    close: () => database.close(),
  };
}
