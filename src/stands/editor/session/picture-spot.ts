import type { StandLayer } from "#content/types";
import type { EditorSession } from "./editor-session";
import { addPicture, choosePicture, type PictureSource, targetOf } from "./part-actions";

/** Where a picture goes that is still being read. */
export interface PictureSpot {
  /** Whether it is still there: not where another stand, or another picture in its place, came meanwhile. */
  readonly isThere: () => boolean;
  readonly put: (source: PictureSource) => void;
}

/** The spot for a picture on the stand that is open now. @param isAdding whether it comes beside the others */
export function pictureSpot(session: EditorSession, isAdding: boolean): PictureSpot {
  const { id } = session;
  const target = isAdding ? -1 : targetOf(session, "picture");
  const before = session.stand.layers[target];
  const isThere = () =>
    session.id === id && (target < 0 || isSamePicture(session.stand.layers[target], before));
  return {
    isThere,
    put: (source) => {
      if (target < 0) addPicture(session, source);
      else choosePicture(session, source, target);
    },
  };
}

/** It may have been moved meanwhile, but shows the same. */
function isSamePicture(one: StandLayer | undefined, other: StandLayer | undefined): boolean {
  if (one?.kind === "own") return other?.kind === "own" && one.own === other.own;
  if (one?.kind === "poster") return other?.kind === "poster" && one.character === other.character;
  return false;
}
