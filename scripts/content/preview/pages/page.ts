import type { DeskState } from "../content/desk-state";

/** What a page of the desk is made from. */
export interface PageContext {
  state: DeskState;
  /** Address of the running develop server of the site; undefined if none runs. */
  site?: string;
  /** Why a picture could not be drawn, by its key. */
  failure: (key: string) => string | undefined;
}
