import { newId } from "#src/data/browser/new-secret";
import { action, makeObservable, observable } from "mobx";
import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";
import {
  type Draft,
  pictureTime,
  newPictureKey,
  type OpenDraft,
  pictureKeysOf,
  plainName,
  readDraft,
} from "./draft";
import type { DraftStorage, openDraftStorage } from "./draft-storage";

/** Reason why drafts are not stored; undefined while they are. */
type DraftFault = "full" | "unavailable" | undefined;

/** Age up to which an unused picture may belong to unsaved work, in another tab too, in ms. */
const FRESH = 24 * 60 * 60 * 1000;
/** Time limit for opening the storage, in ms. */
const TIMEOUT = 4000;

/** Drafts of this device. Without (enough) storage they are kept in memory, and `fault` names the reason. */
export class Drafts {
  fault: DraftFault = undefined;
  private storage: DraftStorage | undefined;
  private readonly unsaved = new Map<string, Draft>();
  /** Pictures chosen in this visit; those in `unstored` exist nowhere else. */
  private readonly pictures = new Map<string, Blob>();
  private readonly unstored = new Set<string>();
  private isOver = false;

  constructor(
    private readonly openStorage: typeof openDraftStorage,
    private readonly kit?: StandKit,
  ) {
    makeObservable<this, "setFault">(this, { fault: observable, setFault: action });
  }

  /** Opens the storage. Never rejects: drafts stay in memory until it opens, if it does. */
  async start(): Promise<void> {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT));
    await Promise.race([this.openStorageLate(), timeout]);
    if (!this.storage) this.setFault("unavailable");
  }

  end(): void {
    this.isOver = true;
    this.storage?.close();
  }

  /** All drafts, newest first. Never rejects. */
  async list(): Promise<Draft[]> {
    const stored = (await this.storage?.drafts().catch(() => [])) ?? [];
    const drafts = stored.flatMap((record) => readDraft(record, this.kit) ?? []);
    const latest = new Map<string, Draft>();
    for (const draft of [...drafts, ...this.unsaved.values()]) {
      if (draft.saved >= (latest.get(draft.id)?.saved ?? 0)) latest.set(draft.id, draft);
    }
    return [...latest.values()].sort((one, other) => other.saved - one.saved);
  }

  async open(id: string): Promise<Draft | undefined> {
    return (await this.list()).find((draft) => draft.id === id);
  }

  /** Saves a draft, replacing the one with its id. Resolves to true if the device has stored it. */
  async save(draft: OpenDraft): Promise<boolean> {
    const record: Draft = { ...draft, name: plainName(draft.name), saved: Date.now() };
    this.unsaved.set(record.id, record);
    const isWritten = await this.putDraft(record);
    if (isWritten) await this.storeUnsaved();
    return isWritten;
  }

  /** Saves a new draft, and resolves to it even if it could not be stored. */
  async add(name: string, stand: FlowerStand): Promise<Draft> {
    const draft = { id: newId(), name: plainName(name), stand, saved: Date.now() };
    await this.save(draft);
    return draft;
  }

  async rename(id: string, name: string): Promise<void> {
    const draft = await this.open(id);
    if (draft) await this.save({ ...draft, name });
  }

  async duplicate(id: string): Promise<Draft | undefined> {
    const draft = await this.open(id);
    return draft && this.add(plainName(`${draft.name} 2`), draft.stand);
  }

  /** Deletes a draft, and the pictures that nothing else uses. */
  async remove(id: string, inUse: readonly FlowerStand[] = []): Promise<void> {
    this.unsaved.delete(id);
    await this.storage?.removeDraft(id).catch(() => undefined);
    await this.removeUnusedPictures(inUse);
    await this.storeUnsaved();
  }

  /** Saves a picture of the visitor; resolves to its key. Never rejects. */
  async addPicture(picture: Blob): Promise<string> {
    const key = newPictureKey(Date.now());
    this.pictures.set(key, picture);
    this.unstored.add(key);
    if (await this.putPicture(key, picture)) await this.storeUnsaved();
    return key;
  }

  /** Picture by its key; undefined if it is not on this device. Never rejects. */
  readonly loadPicture = async (key: string): Promise<Blob | undefined> => {
    const held = this.pictures.get(key);
    if (held) return held;
    const stored = await this.storage?.picture(key).catch(() => undefined);
    const isValid = /^image\/\w+$/.test(stored?.type ?? "") && (stored?.bytes?.byteLength ?? 0) > 0;
    return stored && isValid ? new Blob([stored.bytes], { type: stored.type }) : undefined;
  };

  /**
   * Deletes pictures that neither a draft nor a stand of `inUse` uses; none if a draft is unreadable. Never rejects.
   */
  async removeUnusedPictures(inUse: readonly FlowerStand[]): Promise<void> {
    const { storage } = this;
    if (!storage) return;
    try {
      const stands = inUse.map((stand) => ({ stand }));
      const records = [...(await storage.drafts()), ...this.unsaved.values(), ...stands];
      const used = records.map(pictureKeysOf);
      if (used.includes(undefined)) return;
      for (const key of await storage.pictureKeys()) {
        const isFresh = Date.now() - pictureTime(key) < FRESH;
        if (!isFresh && !used.flat().includes(key)) await storage.removePicture(key);
      }
    } catch {
      // Deleted the next time.
    }
  }

  private async openStorageLate(): Promise<void> {
    const onLost = () => {
      this.storage = undefined;
      this.setFault("unavailable");
    };
    const storage = await this.openStorage(onLost).catch(() => undefined);
    if (this.isOver) return storage?.close();
    this.storage = storage;
    await this.storeUnsaved();
  }

  /** Stores everything that failed before, and clears `fault` if it succeeds. */
  private async storeUnsaved(): Promise<void> {
    if (this.fault === undefined) return;
    // Pictures first, so that no stored draft lacks one.
    for (const key of this.unstored) {
      const picture = this.pictures.get(key);
      if (picture && !(await this.putPicture(key, picture))) return;
    }
    const savedTimes = new Map((await this.list()).map((draft) => [draft.id, draft.saved]));
    for (const record of this.unsaved.values()) {
      // Another tab has saved a newer version, which stays.
      if (record.saved < (savedTimes.get(record.id) ?? 0)) this.unsaved.delete(record.id);
      else if (!(await this.putDraft(record))) return;
    }
    this.setFault(undefined);
  }

  private async putDraft(record: Draft): Promise<boolean> {
    // No await before this: a closing page runs no further.
    const isWritten = await this.write((storage) => storage.putDraft(record));
    if (isWritten && this.unsaved.get(record.id) === record) this.unsaved.delete(record.id);
    return isWritten;
  }

  private async putPicture(key: string, picture: Blob): Promise<boolean> {
    const bytes = await picture.arrayBuffer();
    const { type } = picture;
    const isWritten = await this.write((storage) => storage.putPicture({ key, type, bytes }));
    if (isWritten) this.unstored.delete(key);
    return isWritten;
  }

  private async write(act: (storage: DraftStorage) => Promise<unknown>): Promise<boolean> {
    if (!this.storage) return false;
    try {
      await act(this.storage);
      return true;
    } catch (error) {
      const isFull = error instanceof Error && error.name === "QuotaExceededError";
      this.setFault(isFull ? "full" : "unavailable");
      return false;
    }
  }

  private setFault(fault: DraftFault): void {
    this.fault = fault;
  }
}
