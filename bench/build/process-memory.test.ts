import { existsSync } from "node:fs";
import { treeMemory } from "./process-memory";

/** Other systems than Linux have no such folder. */
const isKnown = existsSync("/proc/self/stat");

it("counts a process and those below it", () => {
  const own = treeMemory(process.pid);
  expect(own > 0).toBe(isKnown);
  expect(treeMemory(process.ppid) > own).toBe(isKnown);
});

it("is nothing for a process that is not there", () => {
  expect(treeMemory(2 ** 30)).toBe(0);
});
