import { readFileSync } from "node:fs";
import type { ActivityNotice } from "#content/types";
import { newestFirst, toHomeNotice } from "./notices";

it("knows all notices of the content, in the order in which they are written down", () => {
  const list = JSON.parse(
    readFileSync("content/api/activity-list.json", "utf8"),
  ) as ActivityNotice[];
  expect(newestFirst(list).map(toHomeNotice)).toEqual(list.map(toHomeNotice));
});
