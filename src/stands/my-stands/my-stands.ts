import { makeAutoObservable, observableRef } from "mobx";
import { useLayoutEffect } from "react";
import { newSecret } from "#src/data/browser/new-secret";
import { SafeStorage } from "#src/data/storage/safe-storage";
import { readEntry, writeEntry } from "#src/data/storage/stored-entry";
import type { OwnStand, StandStatus } from "../stand";
import { asStored, STORED_STANDS, type StoredStands } from "./stored-stands";

const { key: KEY } = STORED_STANDS;

/**
 * The stands that were made on this device, the newest first, and what it has cheered for. Each change is
 * made to what is stored at that moment, so that nothing of another tab is lost. What the browser does not
 * store is kept as long as the page.
 */
export class MyStands {
  private now: StoredStands = readEntry(STORED_STANDS, null);
  /** What was read last. */
  private text: string | null = null;
  /** What could not be stored. */
  private unsaved: StoredStands | undefined;

  constructor(private readonly storage: Pick<SafeStorage, "read" | "write">) {
    makeAutoObservable<this, "now" | "text" | "unsaved" | "storage">(
      this,
      { now: observableRef, text: false, unsaved: false, storage: false },
      { autoBind: true },
    );
  }

  get stands(): readonly OwnStand[] {
    return this.now.stands;
  }

  hasCheered(id: string): boolean {
    return this.now.cheered.includes(id);
  }

  /** Reads what is stored, now and whenever another tab changes it. Gives the end of it. */
  follow(): () => void {
    this.load();
    const hear = ({ key }: StorageEvent) => {
      // Without a key all of the storage was cleared.
      if (key === KEY || key === null) this.load();
    };
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }

  /** Keeps a stand, in the place of one of the same id. Gives whether it will outlive the page. */
  put(stand: OwnStand): boolean {
    return this.change(({ stands, ...held }) => {
      const place = stands.findIndex(({ id }) => id === stand.id);
      return { ...held, stands: place < 0 ? [stand, ...stands] : stands.with(place, stand) };
    });
  }

  /** Takes over where a stand has got to, unless it was taken off meanwhile. */
  setStatus(id: string, status: StandStatus): void {
    const stand = this.held().stands.find((one) => one.id === id);
    if (stand && stand.status !== status) this.put({ ...stand, status });
  }

  remove(id: string): void {
    this.change(({ stands, ...held }) => ({
      ...held,
      stands: stands.filter((stand) => stand.id !== id),
    }));
  }

  noteCheer(id: string): void {
    this.change((held) =>
      held.cheered.includes(id) ? held : { ...held, cheered: [...held.cheered, id] },
    );
  }

  /** The secret that cheers and reports of this device are counted by. */
  deviceSecret(): string {
    const { device } = this.held();
    if (device !== "") return device;
    const made = newSecret();
    this.change((held) => ({ ...held, device: made }));
    return made;
  }

  private load(): void {
    const text = this.storage.read(KEY);
    if (this.unsaved || text === this.text) return;
    this.text = text;
    this.now = readEntry(STORED_STANDS, text);
  }

  private held(): StoredStands {
    return this.unsaved ?? readEntry(STORED_STANDS, this.storage.read(KEY));
  }

  /** Gives whether the change will outlive the page. */
  private change(how: (held: StoredStands) => StoredStands): boolean {
    this.now = how(this.held());
    this.text = writeEntry<object>(STORED_STANDS, this.storage.read(KEY), asStored(this.now));
    const isSaved = this.storage.write(KEY, this.text);
    this.unsaved = isSaved ? undefined : this.now;
    return isSaved;
  }
}

const myStands = new MyStands(new SafeStorage(() => window.localStorage));

/** The stands of this device: none in the first frame, as the server rendered it. Callers are observers. */
export function useMyStands(): MyStands {
  useLayoutEffect(() => myStands.follow(), []);
  return myStands;
}
