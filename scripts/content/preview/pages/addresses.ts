import type { DeskState } from "../content/desk-state";
import type { Kind } from "../subjects/subject";

/** Which of its two versions a picture is shown in. */
export type Side = "now" | "committed";

/** The page of a picture. */
export const pictureAddress = (key: string): string => `/pictures/${key}`;

/** The list of a kind of pictures; characters are the first page. */
export const listAddress = (kind: Kind): string => (kind === "characters" ? "/" : `/list/${kind}`);

/** The drawing of a picture, under a name that changes with what it shows. */
export function drawingAddress(state: DeskState, key: string, side: Side = "now"): string {
  const version = state[side]?.pictures.get(key)?.version ?? "";
  return `/drawings/${side}/${key}?v=${version}`;
}
