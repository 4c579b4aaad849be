import { newSecret } from "#src/data/browser/new-secret";
import { Persisted } from "#src/data/storage/persisted";
import type { SafeStorage } from "#src/data/storage/safe-storage";
import type { OwnStand, StandStatus } from "../stand";
import { STORED_STANDS, type StoredStands } from "./stored-stands";

/** Stands made on this device, newest first, and its cheers. */
export class MyStands {
  readonly entry: Persisted<StoredStands>;

  constructor(storage: SafeStorage) {
    this.entry = new Persisted(STORED_STANDS, storage);
  }

  get stands(): readonly OwnStand[] {
    return this.entry.now.stands;
  }

  hasCheered(id: string): boolean {
    return this.entry.now.cheered.includes(id);
  }

  /** Stores a stand, replacing one with the same id. */
  put(stand: OwnStand): void {
    this.entry.change(({ stands, ...state }) => {
      const index = stands.findIndex(({ id }) => id === stand.id);
      return { ...state, stands: index < 0 ? [stand, ...stands] : stands.with(index, stand) };
    });
  }

  /** Updates the status of a stand, unless it was removed meanwhile. */
  setStatus(id: string, status: StandStatus): void {
    const stand = this.entry.current().stands.find((one) => one.id === id);
    if (stand && stand.status !== status) this.put({ ...stand, status });
  }

  remove(id: string): void {
    this.entry.change(({ stands, ...state }) => ({
      ...state,
      stands: stands.filter((stand) => stand.id !== id),
    }));
  }

  addCheer(id: string): void {
    this.entry.change((state) =>
      state.cheered.includes(id) ? state : { ...state, cheered: [...state.cheered, id] },
    );
  }

  /** Secret that identifies this device for cheers and reports. */
  deviceSecret(): string {
    const { device } = this.entry.current();
    if (device !== "") return device;
    const made = newSecret();
    this.entry.change((state) => ({ ...state, device: state.device || made }));
    return made;
  }
}
