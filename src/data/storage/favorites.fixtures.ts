import { when } from "mobx";
import { createRootStore, type RootStore } from "../stores/root-store";
import type { StorageLike } from "./safe-storage";

export const KEY = "favorites";

const stops: (() => void)[] = [];

/** Ends the stores that a test has begun; to be called after each. */
export function endStores(): void {
  for (const stop of stops.splice(0)) stop();
}

/** Starts stores, and waits until they have loaded what is stored. */
export async function begin(store: RootStore): Promise<RootStore> {
  stops.push(store.start());
  await when(() => store.persistence.ready);
  return store;
}

/** Stores that have loaded what the storage holds. */
export const load = (storage: StorageLike | null) => begin(createRootStore({ storage }));

/** What a storage in memory holds of favourites. */
export const stored = (held: Map<string, string>) => JSON.parse(held.get(KEY) ?? "null");

/** The entry as it is stored. */
export const text = (units: object, method: object = {}) =>
  JSON.stringify({ version: 1, units, method });
