import { formatRunningTime } from "../format/running-time";

/** Value of the filter by length: the tens of seconds, such as `1:50` for 114 seconds. */
export const lengthKey = (seconds?: number | null): string | undefined =>
  seconds ? formatRunningTime(seconds - (seconds % 10)) : undefined;
