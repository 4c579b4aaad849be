import { useLayoutEffect } from "react";
import { useStores } from "#src/data/stores/store-context";
import type { Editor } from "../session/editor";
import type { MyStands } from "./my-stands";
import { StandsStore } from "./stands-store";

/** State of the flower stand's pages. Callers are observers. */
export const useStands = (): StandsStore => useStores().of(StandsStore);

/** The editor that a component is a part of. Callers are observers. @throws Error before one is opened */
export function useEditor(): Editor {
  const { editor } = useStands();
  if (!editor) throw new Error("useEditor needs an open editor");
  return editor;
}

/** The stands of this device, followed while a component is shown; none before. Callers are observers. */
export function useMyStands(): MyStands {
  const { mine } = useStands();
  useLayoutEffect(() => mine.entry.follow(), [mine]);
  return mine;
}
