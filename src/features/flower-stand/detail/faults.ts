import type { StandFault } from "../../../../plugins/flower-stand/document/restore";

/** Why a link shows nothing, in words. */
export const LINK_FAULTS: Readonly<Record<StandFault, string>> = {
  unreadable: "This link cannot be read. Perhaps only a part of it arrived.",
  "too-new": "This stand was made with a later version of this site. Load the page anew.",
  "too-large": "This link holds more than any stand does.",
  "no-stand": "This link holds something, but no flower stand.",
};

/** Why a stand of the exhibition, or of the shelf, is not drawn, in words. */
export const EXHIBIT_FAULTS: Readonly<Record<StandFault, string>> = {
  unreadable: "What is kept of it cannot be read.",
  "too-new": "It was made with a later version of this site. Load the page anew.",
  "too-large": "It holds more than any stand does.",
  "no-stand": "What is kept of it is no flower stand.",
};

/** What is said as long as what draws a stand could not be loaded. */
export const NOT_LOADED =
  "What draws it could not be loaded. It is tried again as soon as there is a network.";
