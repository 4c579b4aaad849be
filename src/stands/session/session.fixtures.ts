import type { FlowerStand } from "#content/types";
import { KIT, stand } from "../stand.fixtures";
import { EditorSession } from "./editor-session";

export function makeSession(first: FlowerStand = stand()) {
  const session = new EditorSession(KIT, { id: "a", name: "A", stand: first });
  session.choose(-1);
  return session;
}
