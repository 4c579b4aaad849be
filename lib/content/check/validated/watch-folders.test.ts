import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../../test/temporary-folder";
import { watchFolders, watchErrorMessage } from "./watch-folders";

it.each(["[v2]", "{b}", "#1 (copy)", "!x", "内容 a*b?"])(
  "sees changes in a folder called %s",
  async (name) => {
    const base = temporaryFolder();
    const folder = join(base, name);
    mkdirSync(folder);
    writeFileSync(join(folder, "a.json"), "1");
    let see: () => void = () => {};
    const seen = new Promise<void>((resolve) => {
      see = resolve;
    });
    const { stop } = await watchFolders([folder], see, 60);
    writeFileSync(join(folder, "a.json"), "12");
    expect(await seen).toBeUndefined();
    await stop();
    rmSync(base, { recursive: true });
  },
);

it("gives advice if the system allows no more watches", () => {
  const error = Object.assign(new Error("ENOSPC: System limit"), { code: "ENOSPC" });
  expect(watchErrorMessage(error)).toContain("sysctl fs.inotify.max_user_watches");
  expect(watchErrorMessage(new Error("gone"))).toBe("Changes are not seen: gone");
});
