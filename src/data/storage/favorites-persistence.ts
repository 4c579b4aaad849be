import { compareStructural, makeAutoObservable, reaction, runInAction } from "mobx";
import { makePersistable, stopPersisting } from "mobx-persist-store";
import type { MethodStore } from "../stores/method-store";
import type { UnitsStore } from "../stores/units-store";
import { FAVORITES_ENTRY, type PersistedState } from "./favorites-entry";
import { Persisted } from "./persisted";
import type { SafeStorage } from "./safe-storage";
import { readEntry, writeEntry } from "./stored-entry";

/** Size limit of an imported file, in bytes or characters; an exported file has a few hundred. */
export const MAX_IMPORT = 100_000;

/** Number of favourites added, or the reason of a rejection as a text for the visitor. */
export type ImportResult = { ok: true; added: number } | { ok: false; reason: string };

/** Name of a store, and of its part of the entry. */
type Part = keyof PersistedState;
type Choices = PersistedState["units"] & PersistedState["method"];

/**
 * Persists the choices of the units and the method store in local storage and syncs them with other tabs. Favourites
 * are merged as a union that honours removals; each tab keeps its own other choices, and the latest are stored.
 */
export class FavoritesPersistence {
  ready = false;
  private readonly entry: Persisted<PersistedState>;
  /** Choices at the last sync of each store and the entry. */
  private readonly synced: Record<Part, Choices> = { units: {}, method: {} };

  constructor(
    private readonly stores: { readonly units: UnitsStore; readonly method: MethodStore },
    storage: SafeStorage,
  ) {
    this.entry = new Persisted(FAVORITES_ENTRY, storage);
    makeAutoObservable<this, "stores" | "entry" | "synced">(
      this,
      { stores: false, entry: false, synced: false },
      { autoBind: true },
    );
  }

  /** True if the browser stores the visitor's choices beyond this page. */
  get isPersistent(): boolean {
    return this.entry.isPersistent;
  }

  /** Loads the entry and starts syncing. Returns a function that stops it. */
  start(window: Window): () => void {
    const { entry, stores } = this;
    const stopFollowing = entry.follow(window);
    const stopMerging = reaction(() => entry.now.units.favorites, this.mergeStored);
    let isOver = false;
    void Promise.all([this.persist("units"), this.persist("method")]).then(() => {
      if (!isOver) runInAction(() => (this.ready = true));
    });
    return () => {
      isOver = true;
      stopPersisting(stores.units);
      stopPersisting(stores.method);
      stopMerging();
      stopFollowing();
    };
  }

  /** Favourites and settings as the text of an export file. */
  exportText(): string {
    const { units, method } = this.stores;
    return writeEntry(FAVORITES_ENTRY, null, { units: units.choices, method: method.choices });
  }

  /** Adds the favourites of an exported file; removes none. Accepts untrusted text. */
  importText(text: string): ImportResult {
    if (text.length > MAX_IMPORT) {
      return { ok: false, reason: "This file is too large to be a list of favourites." };
    }
    const { favorites: found } = readEntry(FAVORITES_ENTRY, text).units;
    if (!found) {
      return { ok: false, reason: "This file holds no favourites that can be read here." };
    }
    const { units } = this.stores;
    const before = units.favorites.length;
    for (const id of found) units.addFavorite(id);
    return { ok: true, added: units.favorites.length - before };
  }

  private persist(part: Part): Promise<unknown> {
    const { entry, stores, synced } = this;
    const store: { choices: Choices } = stores[part];
    return makePersistable(store, {
      name: part,
      properties: [
        {
          key: "choices",
          serialize: (own) => own,
          // The visitor may have made choices before the entry is loaded.
          deserialize: (stored: Choices) => {
            const choices = mergeChoices(synced[part], stored, store.choices);
            synced[part] = stored;
            return choices;
          },
        },
      ],
      // The entry itself parses, validates and serializes.
      stringify: false,
      storage: {
        getItem: () => ({ choices: entry.current()[part] }) as never,
        setItem: (_name, { choices }) => this.save(part, choices),
        removeItem: () => undefined,
      },
    });
  }

  /** Merges the choices made on this page into the entry; writes nothing if there are none. */
  private save(part: Part, own: Choices): void {
    const base = this.synced[part];
    if (compareStructural({ ...base, ...own }, base)) return;
    this.synced[part] = own;
    this.entry.change((now) => ({ ...now, [part]: mergeChoices(base, now[part], own) }));
  }

  private mergeStored(stored: readonly number[] | undefined): void {
    const { stores, synced } = this;
    const { choices, favorites: own } = stores.units;
    const favorites = mergeFavorites(synced.units.favorites, stored, own);
    synced.units = { ...synced.units, favorites: stored ?? [] };
    if (!compareStructural(favorites, own)) stores.units.choices = { ...choices, favorites };
  }
}

/** Stored choices, overridden by those made on this page since the last sync. */
export function mergeChoices(base: Choices, stored: Choices, own: Choices): Choices {
  const made = Object.entries(own).filter(
    ([field, value]) => !compareStructural(value, base[field as keyof Choices]),
  );
  const favorites =
    own.favorites && mergeFavorites(base.favorites, stored.favorites, own.favorites);
  return { ...stored, ...Object.fromEntries(made), ...(favorites && { favorites }) };
}

/**
 * Merges the favourites of this page with the stored ones: a union that honours removals. An id is removed only if both
 * had it at the last sync and one has dropped it since. Stored order comes first, so all pages converge on one order.
 * @param base stored favourites at the last sync
 * @param stored stored favourites; undefined if unknown, then nothing changes
 * @param own favourites of this page
 */
export function mergeFavorites(
  base: readonly number[] = [],
  stored: readonly number[] | undefined,
  own: readonly number[],
): readonly number[] {
  if (stored === undefined) return own;
  const union = [...new Set([...stored, ...own])];
  return union.filter((id) => !base.includes(id) || (stored.includes(id) && own.includes(id)));
}
