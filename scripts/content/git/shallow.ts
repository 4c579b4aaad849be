import { runGit } from "./run-git";

/** True if only the last part of the history is in the project at `root`. */
export const isShallow = (root: string): boolean =>
  runGit(root, "rev-parse", "--is-shallow-repository").trim() === "true";

/** Mend of a history that begins too late. */
export const FETCH_THE_REST =
  "Only the last part of the history is here; get the rest: git fetch --unshallow";
