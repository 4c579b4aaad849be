import { compareStructural, makeAutoObservable, reaction } from "mobx";
import type { MethodStore } from "../stores/method-store";
import type { UnitsStore } from "../stores/units-store";
import { FAVORITES_ENTRY, type PersistedState } from "./favorites-entry";
import { mergeChoices, mergeFavorites } from "./merge";
import { Persisted } from "./persisted";
import type { SafeStorage } from "./safe-storage";
import { readEntry, writeEntry } from "./stored-entry";

/** Longest file that is looked at, in bytes or characters; an exported file has a few hundred. */
export const MAX_IMPORT = 100_000;

/** How many favourites an import added, or, for the visitor to read, why it was refused. */
export type ImportResult = { ok: true; added: number } | { ok: false; reason: string };

/**
 * Keeps the units and the method store in local storage and in step with other tabs. Favourites are merged as a union
 * that honours removals; each tab keeps its own choices, and stores those that were made in it.
 */
export class FavoritesPersistence {
  private readonly entry: Persisted<PersistedState>;
  /** The favourites that storage held when it was last looked at. */
  private lastSeen: readonly number[] = [];

  constructor(
    private readonly units: UnitsStore,
    private readonly method: MethodStore,
    storage: SafeStorage,
  ) {
    this.entry = new Persisted(FAVORITES_ENTRY, storage);
    makeAutoObservable<this, "units" | "method" | "entry" | "lastSeen">(
      this,
      { units: false, method: false, entry: false, lastSeen: false },
      { autoBind: true },
    );
  }

  /** Whether the stored state has been loaded. */
  get ready(): boolean {
    return this.entry.isLoaded;
  }

  /** Whether the browser keeps what the visitor chooses beyond this page. */
  get isRemembering(): boolean {
    return this.entry.isRemembering;
  }

  /** Loads what is stored and keeps both in step from now on. Gives the function that ends it. */
  start(window: Window): () => void {
    const { units, method, entry } = this;
    const stopFollowing = entry.follow(window);
    const { now } = entry;
    const { favorites } = units;
    units.restore({ ...mergeChoices(now.units, units.asJson, units.unsaved), favorites });
    method.restore(mergeChoices(now.method, method.asJson, method.unsaved));
    const stopTaking = reaction(() => entry.now, this.takeFavorites, { fireImmediately: true });
    const stopSaving = reaction(() => this.state, this.save, { fireImmediately: true });
    return () => {
      stopSaving();
      stopTaking();
      stopFollowing();
    };
  }

  /** The favourites and settings as the text of a file. */
  exportText(): string {
    return writeEntry(FAVORITES_ENTRY, null, this.state);
  }

  /**
   * Adds the favourites of an exported file; removes none, and leaves what is looked at alone.
   *
   * @param text the file, of any origin
   */
  importText(text: string): ImportResult {
    if (text.length > MAX_IMPORT) {
      return { ok: false, reason: "This file is too large to be a list of favourites." };
    }
    const { favorites: found } = readEntry(FAVORITES_ENTRY, text).units;
    if (!found) {
      return { ok: false, reason: "This file holds no favourites that can be read here." };
    }
    const before = this.units.favorites;
    const favorites = mergeFavorites([], before, found);
    this.units.restore({ favorites });
    return { ok: true, added: favorites.length - before.length };
  }

  private get state(): Required<PersistedState> {
    return { units: this.units.asJson, method: this.method.asJson };
  }

  private takeFavorites({ units: { favorites: stored } }: PersistedState): void {
    const favorites = mergeFavorites(this.lastSeen, stored, this.units.favorites);
    this.lastSeen = stored ?? [];
    if (!compareStructural(favorites, this.units.favorites)) this.units.restore({ favorites });
  }

  /** Brings what was chosen here into what is stored; nothing is written where that says it already. */
  private save(): void {
    const { units, method, entry } = this;
    const held = entry.held();
    this.takeFavorites(held);
    const { favorites } = units;
    const stored = held.units.favorites ?? [];
    const isSaved =
      units.unsaved.size + method.unsaved.size === 0 && compareStructural(stored, favorites);
    if (isSaved) return;
    entry.change(() => ({
      units: { ...mergeChoices(held.units, units.asJson, units.unsaved), favorites },
      method: mergeChoices(held.method, method.asJson, method.unsaved),
    }));
    this.lastSeen = favorites;
    units.unsaved.clear();
    method.unsaved.clear();
  }
}
