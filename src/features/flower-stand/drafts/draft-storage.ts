import type { DBSchema, IDBPDatabase } from "idb";
import type { Draft } from "./draft";

/** A picture of the visitor's own as it is stored: bytes, which every browser keeps, also where it keeps no blobs. */
export interface StoredPicture {
  readonly key: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** Where drafts and pictures are kept. What is read may be anything. Calls reject where it cannot be done. */
export interface DraftStorage {
  drafts(): Promise<unknown[]>;
  putDraft(draft: Draft): Promise<void>;
  removeDraft(id: string): Promise<void>;
  picture(key: string): Promise<StoredPicture | undefined>;
  pictureKeys(): Promise<string[]>;
  putPicture(picture: StoredPicture): Promise<void>;
  removePicture(key: string): Promise<void>;
  /** Lets go of it, once what was asked for is done. */
  close(): void;
}

/** Opens a storage. @param onLost called if the browser takes it away again */
export type OpenStorage = (onLost: () => void) => Promise<DraftStorage>;

interface Tables extends DBSchema {
  drafts: { key: string; value: Draft };
  pictures: { key: string; value: StoredPicture };
}

const NAME = "encore-flower-stands";
const VERSION = 1;

/** Opens the database of this device. @throws where the browser keeps none */
export const openDraftStorage: OpenStorage = async (onLost) => {
  const { openDB } = await import(/* webpackChunkName: "stand-database" */ "idb");
  const database: IDBPDatabase<Tables> = await openDB<Tables>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore("drafts", { keyPath: "id" });
      fresh.createObjectStore("pictures", { keyPath: "key" });
    },
    // Another tab wants a later version of it: this one goes on in memory rather than hold it up.
    blocking: () => database.close(),
    terminated: onLost,
  });
  /** Asks for the end of it at once: a page that is being left does not come back to it. */
  const put = async <Name extends "drafts" | "pictures">(
    name: Name,
    row: Tables[Name]["value"],
  ) => {
    const change = database.transaction(name, "readwrite");
    // What becomes of it is what becomes of the change.
    change.store.put(row).catch(() => undefined);
    change.commit();
    await change.done;
  };
  return {
    drafts: () => database.getAll("drafts"),
    putDraft: (draft) => put("drafts", draft),
    removeDraft: (id) => database.delete("drafts", id),
    picture: (key) => database.get("pictures", key),
    pictureKeys: () => database.getAllKeys("pictures"),
    putPicture: (picture) => put("pictures", picture),
    removePicture: (key) => database.delete("pictures", key),
    close: () => database.close(),
  };
};
