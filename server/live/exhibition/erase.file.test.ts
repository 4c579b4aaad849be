import { readFileSync } from "node:fs";
import { sqlitePath } from "../database/settings";
import { publicStand } from "../testing/requests";
import { temporaryDatabase } from "../testing/temporary-database";
import { erase } from "./erase";

it("overwrites a stand in the file and its journal", async () => {
  const { client, url, remove } = await temporaryDatabase();
  const title = "Nothing of this is to be found";
  const id = await publicStand(client, "one", { title });
  await erase(client, id);
  const file = sqlitePath(url) ?? "";
  expect([file, `${file}-wal`].filter((one) => readFileSync(one).includes(title))).toEqual([]);
  await remove();
});
