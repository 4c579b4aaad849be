import { useLayoutEffect } from "react";
import { useStores } from "#src/data/stores/store-context";
import type { Editor } from "../session/editor";
import type { MyStands } from "./my-stands";
import { StandsStore } from "./stands-store";

/** State of the pages of flower stands. For observers. */
export const useStands = (): StandsStore => useStores().of(StandsStore);

/**
 * The editor around a component. For observers.
 * @throws Error before one is opened
 */
export function useEditor(): Editor {
  const { editor } = useStands();
  if (!editor) throw new Error("useEditor needs an open editor");
  return editor;
}

/** Stands of this device, in sync while mounted; empty before. For observers. */
export function useMyStands(): MyStands {
  const { myStands } = useStands();
  useLayoutEffect(() => myStands.entry.follow(), [myStands]);
  return myStands;
}
