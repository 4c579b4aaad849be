import { formatRunningTime } from "./running-time";
import { speakRunningTime } from "./speak-running-time";

test.each([
  [0, "0:00", "0 seconds"],
  [7.9, "0:07", "7 seconds"],
  [48, "0:48", "48 seconds"],
  [61, "1:01", "1 minute 1 second"],
  [113, "1:53", "1 minute 53 seconds"],
  [120, "2:00", "2 minutes"],
  [3605, "1:00:05", "60 minutes 5 seconds"],
  [-3, "0:00", "0 seconds"],
])("%d seconds", (seconds, shown, spoken) => {
  expect(formatRunningTime(seconds)).toBe(shown);
  expect(speakRunningTime(seconds)).toBe(spoken);
});
