import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { temporaryFolder } from "../../../test/temporary-folder";
import { followFolders, whyNotWatched } from "./follow-folders";

it.each(["[v2]", "{b}", "#1 (copy)", "!x", "内容 a*b?"])(
  "sees changes in a folder called %s",
  async (name) => {
    const base = temporaryFolder();
    const folder = join(base, name);
    mkdirSync(folder);
    writeFileSync(join(folder, "a.json"), "1");
    let changes = 0;
    const { stop } = await followFolders(
      [folder],
      () => {
        changes += 1;
      },
      60,
    );
    writeFileSync(join(folder, "a.json"), "12");
    for (let turn = 0; turn < 100 && changes === 0; turn += 1) await wait(50);
    await stop();
    rmSync(base, { recursive: true });
    expect(changes).toBe(1);
  },
);

it("says what to do where the system allows no more watches", () => {
  const error = Object.assign(new Error("ENOSPC: System limit"), { code: "ENOSPC" });
  expect(whyNotWatched(error)).toContain("sysctl fs.inotify.max_user_watches");
  expect(whyNotWatched(new Error("gone"))).toBe("Changes are not seen: gone");
});
