import type { ShelfState, ShelvedStand } from "./shelf";

/** What is said to its maker of where a stand has got to: a word, and what it means. */
export function stateWords({ state, isUnanswered }: ShelvedStand): { word: string; means: string } {
  if (state === "device") {
    return { word: "On this device", means: "It is on this device only: nobody else sees it." };
  }
  if (isUnanswered) {
    return { word: "Sent", means: "It was sent, but no answer came. It may have arrived." };
  }
  if (state === "waiting") {
    return { word: "Waiting", means: "A maintainer has not checked it yet." };
  }
  if (state === "public") return { word: "In the exhibition", means: "Everyone can see it." };
  return { word: "Not hung", means: "A maintainer has decided not to show it." };
}

/**
 * Where a stand has got to once it is known whether it hangs. One that hung and no longer does was taken off;
 * of others that do not hang nothing new is known.
 */
export function seenState({ state }: ShelvedStand, isHung: boolean): ShelfState {
  if (state === "device") return state;
  if (isHung) return "public";
  return state === "public" ? "rejected" : state;
}
