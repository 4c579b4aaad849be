import { newSecret } from "#src/data/browser/new-secret";
import type { SafeStorage } from "#src/data/storage/safe-storage";
import { readEntry, writeEntry } from "#src/data/storage/stored-entry";
import type { Shelf, ShelvedStand } from "./shelf";
import { SHELF_ENTRY, type ShelfEntry } from "./shelf-entry";

/**
 * The shelf in local storage. Each change is made to what is stored at that moment, so that nothing of
 * another tab is lost. What the browser does not store is kept as long as the page.
 */
export class LocalShelf {
  private readonly followers = new Set<() => void>();
  /** What could not be stored. */
  private unsaved: ShelfEntry | undefined;
  private seen: { readonly text: string | null; readonly now: Shelf } | undefined;

  constructor(private readonly storage: Pick<SafeStorage, "read" | "write">) {}

  /** Calls back after each change, also of another tab. Gives the end of it. */
  follow = (onChange: () => void): (() => void) => {
    const hear = ({ key }: StorageEvent) => {
      // Without a key all of the storage was cleared.
      if (key === SHELF_ENTRY.key || key === null) onChange();
    };
    this.followers.add(onChange);
    window.addEventListener("storage", hear);
    return () => {
      this.followers.delete(onChange);
      window.removeEventListener("storage", hear);
    };
  };

  /** The shelf as it is now: the same object until it changes, and another after that. */
  now = (): Shelf => {
    const text = this.storage.read(SHELF_ENTRY.key);
    if (!this.seen || this.seen.text !== text) {
      this.seen = { text, now: this.shelf(this.unsaved ?? readEntry(SHELF_ENTRY, text)) };
    }
    return this.seen.now;
  };

  private shelf({ stands, cheered }: ShelfEntry): Shelf {
    const entry = () => this.entry();
    const device = () => this.device();
    return {
      stands,
      put: (stand) => this.change((held) => ({ ...held, stands: withStand(held.stands, stand) })),
      setState: (id, state) => {
        const stand = entry().stands.find((one) => one.id === id);
        if (!stand || stand.state === state) return;
        const { isUnanswered: _, ...rest } = stand;
        this.change((held) => ({ ...held, stands: withStand(held.stands, { ...rest, state }) }));
      },
      remove: (id) => {
        this.change((held) => ({
          ...held,
          stands: held.stands.filter((stand) => stand.id !== id),
        }));
      },
      get device() {
        return device();
      },
      hasCheered: (id) => cheered.includes(id),
      noteCheer: (id) => {
        if (entry().cheered.includes(id)) return;
        this.change((held) => ({ ...held, cheered: [...held.cheered, id] }));
      },
    };
  }

  private device(): string {
    const { device } = this.entry();
    if (device !== "") return device;
    const made = newSecret();
    this.change((held) => ({ ...held, device: made }));
    return made;
  }

  private entry(): ShelfEntry {
    return this.unsaved ?? readEntry(SHELF_ENTRY, this.storage.read(SHELF_ENTRY.key));
  }

  /** Gives whether the change will outlive the page. */
  private change(how: (held: ShelfEntry) => ShelfEntry): boolean {
    const next = how(this.entry());
    const text = writeEntry(SHELF_ENTRY, this.storage.read(SHELF_ENTRY.key), next);
    const isSaved = this.storage.write(SHELF_ENTRY.key, text);
    this.unsaved = isSaved ? undefined : next;
    this.seen = undefined;
    for (const onChange of this.followers) onChange();
    return isSaved;
  }
}

function withStand(stands: readonly ShelvedStand[], stand: ShelvedStand): ShelvedStand[] {
  const place = stands.findIndex(({ id }) => id === stand.id);
  return place === -1 ? [stand, ...stands] : stands.with(place, stand);
}
