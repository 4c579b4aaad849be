import type { StandFault } from "../../../../plugins/flower-stand/document/restore";

/** Why a document shows nothing, in words. */
export const FAULTS: Readonly<Record<StandFault, string>> = {
  unreadable: "This link cannot be read. Perhaps only a part of it arrived.",
  "too-new": "This stand was made with a later version of this site. Load the page anew.",
  "too-large": "This link holds more than any stand does.",
  "no-stand": "This link holds something, but no flower stand.",
};
