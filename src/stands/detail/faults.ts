import type { StandFault } from "#lib/stand/document/restore";

/** Why a link shows nothing, in words. */
export const LINK_FAULTS: Readonly<Record<StandFault, string>> = {
  unreadable: "This link cannot be read. Perhaps only a part of it arrived.",
  "too-new": "This stand was made with a later version of this site. Reload the page.",
  "too-large": "This link is too large to be a flower stand.",
  "no-stand": "This link does not hold a flower stand.",
};

/** Why a stand of the exhibition, or of the shelf, is not drawn, in words. */
export const EXHIBIT_FAULTS: Readonly<Record<StandFault, string>> = {
  unreadable: "Its data cannot be read.",
  "too-new": "It was made with a later version of this site. Reload the page.",
  "too-large": "It is too large to be a flower stand.",
  "no-stand": "Its data is not a flower stand.",
};

/** What is said as long as what draws a stand could not be loaded. */
export const NOT_LOADED =
  "A part of the page could not be loaded. It tries again as soon as you are online.";
