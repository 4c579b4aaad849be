import { enableStaticRendering } from "mobx-react-lite";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createRootStore, type RootStore } from "./root-store";

// On the server each component renders once and must not subscribe.
enableStaticRendering(typeof window === "undefined");

const StoreContext = createContext<RootStore | null>(null);

export function StoreProvider({ store, children }: { store?: RootStore; children: ReactNode }) {
  const [providedStore] = useState(() => store ?? createRootStore());
  useEffect(() => providedStore.start(), [providedStore]);
  return <StoreContext value={providedStore}>{children}</StoreContext>;
}

/**
 * Stores of this page load.
 * @throws Error outside a StoreProvider
 */
export function useStores(): RootStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useStores needs a StoreProvider around it");
  return store;
}
