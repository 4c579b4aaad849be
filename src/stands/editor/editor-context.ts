import { createContext, useContext } from "react";
import type { Editor } from "../session/editor";

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor that a component is a part of. Callers are observers. @throws Error outside of one */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor needs an EditorContext around it");
  return editor;
}
