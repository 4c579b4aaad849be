import { compareStructural, makeAutoObservable, runInAction } from "mobx";
import { makePersistable, stopPersisting } from "mobx-persist-store";
import { DEFAULT_METHOD, type MethodStore, type PersistedMethod } from "../stores/method-store";
import { DEFAULT_UNITS, type PersistedUnits, type UnitsStore } from "../stores/units-store";
import { FAVORITES_KEY } from "./favorites-key";
import { type ImportResult, readImport } from "./import-file";
import { mergeChoices, mergeFavorites } from "./merge";
import type { PersistedState } from "./persisted-state";
import type { SafeStorage } from "./safe-storage";
import { readText, type StateReading, writeIntoLater, writeText } from "./state-text";

/**
 * Keeps the units and the method store in local storage and in step with other tabs. Storage is
 * read again before every write, so that a tab that slept undoes nothing of another one.
 */
export class FavoritesPersistence {
  /** Whether the stored state has been loaded. */
  ready = false;

  /** Whether the browser keeps what the visitor chooses beyond this page. */
  isRemembering = true;

  /** The favourites that storage held when it was last looked at. */
  private lastSeen: readonly number[] = [];

  constructor(
    private readonly units: UnitsStore,
    private readonly method: MethodStore,
    private readonly storage: SafeStorage,
  ) {
    makeAutoObservable<this, "units" | "method" | "storage" | "lastSeen">(
      this,
      { units: false, method: false, storage: false, lastSeen: false },
      { autoBind: true },
    );
  }

  /** Loads what is stored and keeps both in step from now on. Gives the function that ends it. */
  start(window: Window): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const target = this.createTarget();
    void makePersistable(target, {
      name: FAVORITES_KEY,
      properties: ["units", "method"],
      storage: { getItem: this.load, setItem: this.save, removeItem: () => undefined },
    }).then(() => {
      if (!signal.aborted) runInAction(() => (this.ready = true));
    });
    window.addEventListener("storage", this.noteStorage, { signal });
    window.addEventListener("pageshow", this.followStorage, { signal });
    return () => {
      listening.abort();
      stopPersisting(target);
    };
  }

  /** The favourites and settings as the text of a file. */
  exportText(): string {
    return writeText(this.state, 2);
  }

  /**
   * Takes over the settings of an exported file and adds its favourites; removes none.
   *
   * @param text the file, of any origin
   */
  importText(text: string): ImportResult {
    const file = readImport(text);
    if (!file.ok) return file;
    const before = this.units.favorites;
    const favorites = mergeFavorites([], before, file.units.favorites ?? []);
    this.units.unsaved.add("favorites");
    this.units.restore({ favorites });
    return { ok: true, added: favorites.length - before.length };
  }

  private get state(): PersistedState {
    return { units: this.units.asJson, method: this.method.asJson };
  }

  /**
   * What the library persists. Its properties are plain accessors, because the library leaves out
   * MobX computeds; both setters get data that `load` has validated.
   */
  private createTarget(): { units: Partial<PersistedUnits>; method: Partial<PersistedMethod> } {
    const { units, method, mergeOwnFavorites } = this;
    return {
      get units() {
        return units.asJson;
      },
      set units(stored) {
        const favorites = mergeOwnFavorites(stored.favorites);
        units.restore({ ...mergeChoices(stored, units.asJson, units.unsaved), favorites });
      },
      get method() {
        return method.asJson;
      },
      set method(stored) {
        method.restore(mergeChoices(stored, method.asJson, method.unsaved));
      },
    };
  }

  private load(): string {
    const reading = this.look();
    if (!this.storage.isReadable) this.isRemembering = false;
    const favorites = this.storedFavorites(reading);
    return JSON.stringify({ units: { ...reading.units, favorites }, method: reading.method });
  }

  /** @param text the state of this page, as the library has put it into JSON */
  private save(_key: string, text: string): void {
    const { units, method } = this;
    const own = JSON.parse(text) as PersistedState;
    const reading = this.look();
    const held = this.storedFavorites(reading);
    const favorites = mergeFavorites(this.lastSeen, held, own.units.favorites);
    const merged = {
      units: { ...mergeChoices(reading.units, own.units, units.unsaved), favorites },
      method: mergeChoices(reading.method, own.method, method.unsaved),
    };
    const stored = {
      units: { ...DEFAULT_UNITS, ...reading.units },
      method: { ...DEFAULT_METHOD, ...reading.method },
    };
    if (compareStructural(stored, merged) || this.write(reading, merged)) {
      units.unsaved.clear();
      method.unsaved.clear();
    }
    this.lastSeen = this.storedFavorites(this.look()) ?? [];
    this.adopt(favorites);
  }

  private write(reading: StateReading, state: PersistedState): boolean {
    const text = reading.later ? writeIntoLater(reading.later, state) : writeText(state);
    this.isRemembering = text !== null && this.storage.write(FAVORITES_KEY, text);
    return this.isRemembering;
  }

  private look(): StateReading {
    return readText(this.storage.read(FAVORITES_KEY));
  }

  /** The stored favourites; of a damaged text, which cannot tell of removals, also those before. */
  private storedFavorites({ units, isWhole }: StateReading): readonly number[] | undefined {
    return isWhole || !units.favorites
      ? units.favorites
      : [...new Set([...units.favorites, ...this.lastSeen])];
  }

  private mergeOwnFavorites(stored: readonly number[] | undefined): readonly number[] {
    const merged = mergeFavorites(this.lastSeen, stored, this.units.favorites);
    this.lastSeen = stored ?? [];
    return merged;
  }

  private adopt(favorites: readonly number[]): void {
    if (!compareStructural(favorites, this.units.favorites)) this.units.restore({ favorites });
  }

  /** An event tells only that something has changed: what is there now is read from storage. */
  private noteStorage({ key }: StorageEvent): void {
    if (key === null || key === FAVORITES_KEY) this.followStorage();
  }

  private followStorage(): void {
    if (this.ready) this.adopt(this.mergeOwnFavorites(this.storedFavorites(this.look())));
  }
}
