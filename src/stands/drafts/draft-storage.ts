import type { IDBPObjectStore } from "idb";
import type { Draft } from "./draft";

/** A stored picture, as bytes: some browsers cannot store blobs. */
export interface StoredPicture {
  readonly key: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** Database of drafts and pictures. Its records are untrusted. Calls reject if they fail. */
export type DraftStorage = Awaited<ReturnType<typeof openDraftStorage>>;

type Table = IDBPObjectStore<unknown, [string], string, "readwrite">;

/**
 * Marks a rejection as handled: an aborted transaction rejects both its own promise and that of the request, and only
 * one is passed on.
 */
const markHandled = (promise: Promise<unknown>): void => {
  promise.catch(() => undefined);
};

const NAME = "encore-flower-stands";
const VERSION = 1;

/**
 * Opens the database.
 * @param onLost called if the browser closes it
 * @throws if the browser has no storage
 */
export async function openDraftStorage(onLost: () => void) {
  const { openDB } = await import(/* webpackChunkName: "stand-database" */ "idb");
  const database = await openDB(NAME, VERSION, {
    upgrade(fresh, _from, _to, transaction) {
      markHandled(transaction.done);
      fresh.createObjectStore("drafts", { keyPath: "id" });
      fresh.createObjectStore("pictures", { keyPath: "key" });
    },
    // Another tab upgrades the database: this one continues in memory rather than block it.
    blocking: () => database.close(),
    terminated: onLost,
  });
  const inTransaction = async <Result>(
    name: "drafts" | "pictures",
    mode: "readonly" | "readwrite",
    run: (table: Table) => Promise<unknown>,
  ): Promise<Result> => {
    const transaction = database.transaction(name, mode);
    markHandled(transaction.done);
    const result = Promise.all([run(transaction.store as Table), transaction.done]);
    markHandled(result);
    // Commits at once, as the page may be closing.
    if (mode === "readwrite") transaction.commit();
    return (await result)[0] as Result;
  };
  return {
    drafts: () => inTransaction<unknown[]>("drafts", "readonly", (table) => table.getAll()),
    putDraft: (draft: Draft) => inTransaction("drafts", "readwrite", (table) => table.put(draft)),
    removeDraft: (id: string) => inTransaction("drafts", "readwrite", (table) => table.delete(id)),
    picture: (key: string) =>
      inTransaction<StoredPicture | undefined>("pictures", "readonly", (table) => table.get(key)),
    pictureKeys: () =>
      inTransaction<string[]>("pictures", "readonly", (table) => table.getAllKeys()),
    putPicture: (picture: StoredPicture) =>
      inTransaction("pictures", "readwrite", (table) => table.put(picture)),
    removePicture: (key: string) =>
      inTransaction("pictures", "readwrite", (table) => table.delete(key)),
    close: () => database.close(),
  };
}
