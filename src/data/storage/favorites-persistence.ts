import { compareStructural, makeAutoObservable, reaction, runInAction } from "mobx";
import { makePersistable, stopPersisting } from "mobx-persist-store";
import type { MethodStore, PersistedMethod } from "../stores/method-store";
import type { PersistedUnits, UnitsStore } from "../stores/units-store";
import { FAVORITES_ENTRY, type PersistedState } from "./favorites-entry";
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
  ready = false;
  private readonly entry: Persisted<PersistedState>;
  private lastSeen: readonly number[] = [];

  constructor(
    private readonly units: UnitsStore,
    private readonly method: MethodStore,
    storage: SafeStorage,
  ) {
    this.entry = new Persisted(FAVORITES_ENTRY, storage);
    makeAutoObservable<this, "units" | "method" | "entry" | "lastSeen" | "target">(
      this,
      { units: false, method: false, entry: false, lastSeen: false, target: false },
      { autoBind: true },
    );
  }

  /** Whether the browser keeps what the visitor chooses beyond this page. */
  get isRemembering(): boolean {
    return this.entry.isRemembering;
  }

  /** Loads what is stored and keeps both in step from now on. Gives the function that ends it. */
  start(window: Window): () => void {
    const { entry, target } = this;
    const stopFollowing = entry.follow(window);
    const stopTaking = reaction(() => entry.now, this.takeFavorites, { fireImmediately: true });
    let isOver = false;
    void makePersistable(target, {
      name: FAVORITES_ENTRY.key,
      properties: ["units", "method"],
      // The entry reads, writes and validates the text.
      stringify: false,
      storage: {
        getItem: () => entry.held() as never,
        setItem: (_key, own) => this.save(own),
        removeItem: () => undefined,
      },
    }).then(() => {
      if (!isOver) runInAction(() => (this.ready = true));
    });
    return () => {
      isOver = true;
      stopPersisting(target);
      stopTaking();
      stopFollowing();
    };
  }

  /** The favourites and settings as the text of a file. */
  exportText(): string {
    return writeEntry(FAVORITES_ENTRY, null, this.state);
  }

  /** Adds the favourites of an exported file, of any origin; removes none. */
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

  /** What the library keeps: plain accessors, because it leaves out MobX computeds. */
  private get target(): { units: Partial<PersistedUnits>; method: Partial<PersistedMethod> } {
    const { units, method } = this;
    return {
      get units() {
        return units.asJson;
      },
      set units(stored) {
        units.restore({ ...settled(stored, units.unsaved), favorites: units.favorites });
      },
      get method() {
        return method.asJson;
      },
      set method(stored) {
        method.restore(settled(stored, method.unsaved));
      },
    };
  }

  private takeFavorites({ units: { favorites: stored } }: PersistedState): void {
    const favorites = mergeFavorites(this.lastSeen, stored, this.units.favorites);
    this.lastSeen = stored ?? [];
    if (!compareStructural(favorites, this.units.favorites)) this.units.restore({ favorites });
  }

  /** Brings what was chosen here into what is stored; nothing is written where that says it already. */
  private save(own: Required<PersistedState>): void {
    const { units, method, entry } = this;
    const held = entry.held();
    this.takeFavorites(held);
    const { favorites } = units;
    const stored = held.units.favorites ?? [];
    const isSaved =
      units.unsaved.size + method.unsaved.size === 0 && compareStructural(stored, favorites);
    if (isSaved) return;
    const [ofUnits, ofMethod] = [new Set(units.unsaved), new Set(method.unsaved)];
    entry.change((now) => ({
      units: {
        ...own.units,
        ...settled(now.units, ofUnits),
        favorites: mergeFavorites(stored, now.units.favorites, favorites),
      },
      method: { ...own.method, ...settled(now.method, ofMethod) },
    }));
    this.lastSeen = favorites;
    units.unsaved.clear();
    method.unsaved.clear();
  }
}

/**
 * Brings the favourites of this page and those that are stored together: a union that honours
 * removals. An id goes only if it was in both when they last agreed and one of them has dropped it
 * since. The stored order comes first, so that all pages arrive at one order.
 *
 * @param base what storage held when this page last looked
 * @param stored what storage holds now; undefined if that is unknown, then nothing changes
 * @param own what this page holds
 */
export function mergeFavorites(
  base: readonly number[],
  stored: readonly number[] | undefined,
  own: readonly number[],
): readonly number[] {
  if (stored === undefined) return own;
  const union = [...new Set([...stored, ...own])];
  return union.filter((id) => !base.includes(id) || (stored.includes(id) && own.includes(id)));
}

/** The stored choices, except where this page has chosen since. */
export function settled<Part>(stored: Part, unsaved: ReadonlySet<keyof Part>): Partial<Part> {
  const known = Object.entries(stored as object).filter(
    ([field]) => !unsaved.has(field as keyof Part),
  );
  return Object.fromEntries(known) as Partial<Part>;
}
