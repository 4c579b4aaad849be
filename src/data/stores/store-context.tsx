import { enableStaticRendering } from "mobx-react-lite";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createRootStore, type RootStore } from "./root-store";

// On the server a component renders once and must subscribe to nothing.
enableStaticRendering(typeof window === "undefined");

const StoreContext = createContext<RootStore | null>(null);

interface StoreProviderProps {
  store?: RootStore;
  children: ReactNode;
}

/** Gives the stores to everything in it, and starts them once mounted. */
export function StoreProvider({ store, children }: StoreProviderProps) {
  const [own] = useState(() => store ?? createRootStore());
  useEffect(() => own.start(), [own]);
  return <StoreContext value={own}>{children}</StoreContext>;
}

/** The stores of this page load. @throws Error outside a StoreProvider */
export function useStores(): RootStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useStores needs a StoreProvider around it");
  return store;
}
