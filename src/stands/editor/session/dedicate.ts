import type { FlowerStand } from "#content/types";
import { posterOf } from "#lib/stand/document/kit";
import type { EditorSession } from "./editor-session";
import { choosePicture } from "./part-actions";

/** Makes the stand one for somebody: their poster, in the colours of their unit. It is one step of the history. */
export function dedicate(session: EditorSession, character: number): void {
  const poster = posterOf(session.kit, character);
  if (!poster) return;
  const run = `for ${character}`;
  session.change({ ...session.stand, palette: poster.unit as FlowerStand["palette"] }, run);
  choosePicture(session, { character }, undefined, run);
  session.say(`For ${poster.name}`);
}
