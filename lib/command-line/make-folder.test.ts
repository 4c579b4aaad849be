import { existsSync } from "node:fs";
import { join } from "node:path";
import { removeFolders, temporaryFolder } from "../../test/temporary-folder";
import { makeFolder } from "./make-folder";

afterEach(removeFolders);

it("makes a folder and those above it, once or twice", async () => {
  const folder = join(temporaryFolder(), "a/b/c");
  await Promise.all([makeFolder(folder), makeFolder(folder)]);
  await makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

const onLinux = existsSync("/proc/version") ? describe : describe.skip;
onLinux("below /proc", () => {
  it("ends, since the system takes no folders there", async () => {
    await expect(makeFolder("/proc/encore/data")).rejects.toThrow("/proc/encore");
  });
});
