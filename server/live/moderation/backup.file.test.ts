import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../database/open-database";
import { publicStand } from "../testing/requests";
import { temporaryDatabase, temporaryFolder } from "../testing/temporary-database";
import { existingDatabase } from "./existing-database";
import { standOfId } from "./moderated-stands";
import { runCommand } from "./run-command";

const folder = temporaryFolder();
afterAll(() => folder.remove());

it("writes a copy of the database, and over nothing", async () => {
  const { client, remove } = await temporaryDatabase();
  const run = (...args: string[]) =>
    runCommand({ address: "", site: "", open: async () => client }, args);
  const id = await publicStand(client, "one");
  const file = join(folder.path, "copy.db");
  expect(await run("backup", file)).toBe(`Wrote ${file}.`);
  const copy = await openDatabase({ url: `file:${file}` });
  expect((await standOfId(copy, id))?.state).toBe("public");
  await copy.close();
  await expect(run("backup", file)).rejects.toMatchObject({ code: 1 });
  await expect(run("backup")).rejects.toMatchObject({ code: 2 });
  await remove();
});

it("makes no database by looking for one", async () => {
  const file = join(folder.path, "elsewhere.db");
  await expect(existingDatabase({ url: `file:${file}` })).rejects.toMatchObject({
    message: expect.stringContaining(`There is no database at ${file} yet.`),
    code: 1,
  });
  expect(existsSync(file)).toBe(false);
});
