import { enableStaticRendering } from "mobx-react-lite";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createRootStore, type RootStore } from "./root-store";
import type { UnitsCatalogue } from "./units-catalogue";

// On the server a component renders once and must subscribe to nothing.
enableStaticRendering(typeof window === "undefined");

const StoreContext = createContext<RootStore | null>(null);

interface StoreProviderProps {
  /** By default one is made for the page load. */
  store?: RootStore;
  children: ReactNode;
}

/** Gives the stores to everything in it, and starts them once mounted. */
export function StoreProvider({ store, children }: StoreProviderProps) {
  const [own] = useState(() => store ?? createRootStore());
  useEffect(() => own.start(), [own]);
  return <StoreContext value={own}>{children}</StoreContext>;
}

/**
 * The stores of this page load. A feature names the catalogue that it opens, to get its own kinds
 * of records back from the units store.
 *
 * @throws Error outside a StoreProvider
 */
export function useStores<C extends UnitsCatalogue = UnitsCatalogue>(): RootStore<C> {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useStores needs a StoreProvider around it");
  return store as unknown as RootStore<C>;
}
