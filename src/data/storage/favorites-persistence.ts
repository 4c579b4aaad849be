import { compareStructural, makeAutoObservable, reaction, runInAction } from "mobx";
import { makePersistable, stopPersisting } from "mobx-persist-store";
import type { MethodStore } from "../stores/method-store";
import type { UnitsStore } from "../stores/units-store";
import { FAVORITES_ENTRY, type PersistedState } from "./favorites-entry";
import { Persisted } from "./persisted";
import type { SafeStorage } from "./safe-storage";
import { readEntry, writeEntry } from "./stored-entry";

/** Longest file that is looked at, in bytes or characters; an exported file has a few hundred. */
export const MAX_IMPORT = 100_000;

/** How many favourites an import added, or, for the visitor to read, why it was refused. */
export type ImportResult = { ok: true; added: number } | { ok: false; reason: string };

/** A store of which a part of the entry is kept. */
type Part = keyof PersistedState;
type Choices = PersistedState["units"] & PersistedState["method"];

/**
 * Keeps the choices of the units and the method store in local storage and in step with other tabs. Favourites are
 * merged as a union that honours removals; each tab keeps its other choices, and stores those that were made in it.
 */
export class FavoritesPersistence {
  ready = false;
  private readonly entry: Persisted<PersistedState>;
  /** Choices on which each store and the entry last agreed. */
  private readonly agreed: Record<Part, Choices> = { units: {}, method: {} };

  constructor(
    private readonly stores: { readonly units: UnitsStore; readonly method: MethodStore },
    storage: SafeStorage,
  ) {
    this.entry = new Persisted(FAVORITES_ENTRY, storage);
    makeAutoObservable<this, "stores" | "entry" | "agreed">(
      this,
      { stores: false, entry: false, agreed: false },
      { autoBind: true },
    );
  }

  /** Whether the browser keeps what the visitor chooses beyond this page. */
  get isRemembering(): boolean {
    return this.entry.isRemembering;
  }

  /** Loads what is stored and keeps both in step from now on. Gives the function that ends it. */
  start(window: Window): () => void {
    const { entry, stores } = this;
    const stopFollowing = entry.follow(window);
    const stopTaking = reaction(() => entry.now.units.favorites, this.takeFavorites);
    let isOver = false;
    void Promise.all([this.persist("units"), this.persist("method")]).then(() => {
      if (!isOver) runInAction(() => (this.ready = true));
    });
    return () => {
      isOver = true;
      stopPersisting(stores.units);
      stopPersisting(stores.method);
      stopTaking();
      stopFollowing();
    };
  }

  /** The favourites and settings as the text of a file. */
  exportText(): string {
    const { units, method } = this.stores;
    return writeEntry(FAVORITES_ENTRY, null, { units: units.choices, method: method.choices });
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
    const { units } = this.stores;
    const before = units.favorites.length;
    for (const id of found) units.addFavorite(id);
    return { ok: true, added: units.favorites.length - before };
  }

  private persist(part: Part): Promise<unknown> {
    const { entry, stores, agreed } = this;
    const store: { choices: Choices } = stores[part];
    return makePersistable(store, {
      name: part,
      properties: [
        {
          key: "choices",
          serialize: (own) => own,
          // Something may have been chosen before this is loaded.
          deserialize: (stored: Choices) => {
            const choices = mergeChoices(agreed[part], stored, store.choices);
            agreed[part] = stored;
            return choices;
          },
        },
      ],
      // The entry reads, validates and writes the text.
      stringify: false,
      storage: {
        getItem: () => ({ choices: entry.held()[part] }) as never,
        setItem: (_name, { choices }) => this.save(part, choices),
        removeItem: () => undefined,
      },
    });
  }

  /** Brings what was chosen here into what is stored; nothing is written where nothing was. */
  private save(part: Part, own: Choices): void {
    const base = this.agreed[part];
    if (compareStructural({ ...base, ...own }, base)) return;
    this.agreed[part] = own;
    this.entry.change((now) => ({ ...now, [part]: mergeChoices(base, now[part], own) }));
  }

  private takeFavorites(stored: readonly number[] | undefined): void {
    const { stores, agreed } = this;
    const { choices, favorites: own } = stores.units;
    const favorites = mergeFavorites(agreed.units.favorites, stored, own);
    agreed.units = { ...agreed.units, favorites: stored ?? [] };
    if (!compareStructural(favorites, own)) stores.units.choices = { ...choices, favorites };
  }
}

/** The stored choices, with those that this page has made since both agreed. */
export function mergeChoices(base: Choices, stored: Choices, own: Choices): Choices {
  const made = Object.entries(own).filter(
    ([field, value]) => !compareStructural(value, base[field as keyof Choices]),
  );
  const favorites =
    own.favorites && mergeFavorites(base.favorites, stored.favorites, own.favorites);
  return { ...stored, ...Object.fromEntries(made), ...(favorites && { favorites }) };
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
  base: readonly number[] = [],
  stored: readonly number[] | undefined,
  own: readonly number[],
): readonly number[] {
  if (stored === undefined) return own;
  const union = [...new Set([...stored, ...own])];
  return union.filter((id) => !base.includes(id) || (stored.includes(id) && own.includes(id)));
}
