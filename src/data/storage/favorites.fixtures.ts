import { when } from "mobx";
import { createRootStore, type RootStore } from "../stores/root-store";
import type { StorageLike } from "./safe-storage";

export const KEY = "favorites";

const stops: (() => void)[] = [];

/** Stops the stores that a test has started; call it after each. */
export function stopStores(): void {
  for (const stop of stops.splice(0)) stop();
}

export async function begin(store: RootStore): Promise<RootStore> {
  stops.push(store.start());
  await when(() => store.persistence.ready);
  return store;
}

export const load = (storage: StorageLike | null) => begin(createRootStore({ storage }));

export const stored = (entries: Map<string, string>) => JSON.parse(entries.get(KEY) ?? "null");

export const text = (units: object, method: object = {}) =>
  JSON.stringify({ version: 1, units, method });
