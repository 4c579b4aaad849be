/** How long calls take and wait, in ms. */
export interface CallTimes {
  /** Shortest time of a content call. */
  shortest: number;
  /** Longest time of a call with all its attempts. */
  longest: number;
  /** Pause after the first attempt; each pause is twice as long as the one before. */
  firstPause: number;
}

/** The times of SPEC section 9. */
export const CALL_TIMES: CallTimes = { shortest: 200, longest: 10_000, firstPause: 400 };
