import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../../lib/content/testing/content-folder";
import { picture } from "../../../lib/content/testing/picture";
import { png } from "../../../lib/content/testing/png";
import { check } from "./check";

const content = new ContentFolder();
afterEach(() => content.restore());
afterAll(() => content.remove());

const run = (...args: string[]) => check.run(content.root, args);

it.each([
  ["art/units/fine-wide.JPG", "jpg", picture("jpeg")],
  ["art/units/fine-wide.Jpeg", "jpg", picture("jpeg")],
  ["art/units/fine-wide.PNG", "png", png()],
])("gives %s the ending at which it is read, and tells git", async (file, ending, bytes) => {
  const [right] = file.split(".");
  content.write(file, bytes);
  expect((await run()).text).toContain("`npm run content -- check --fix` fixes it");
  expect((await run("--fix")).text).toContain(
    `fixed  content/${file} → content/${right}.${ending}\nThe content is valid.`,
  );
  rmSync(join(content.root, `content/${right}.${ending}`));
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: content.root, encoding: "utf8" });
  git("init", "--quiet");
  content.write(file, bytes);
  git("add", `content/${file}`);
  await run("--fix");
  expect(git("ls-files").stdout).toBe(`content/${right}.${ending}\n`);
  rmSync(join(content.root, ".git"), { recursive: true });
});

it("leaves a picture alone whose right name is taken", async () => {
  content.write("art/units/fine-wide.PNG", png());
  content.write("art/units/fine-wide.png", png());
  expect((await run("--fix")).text).toContain("delete it");
  expect(content.snapshot.has("content/art/units/fine-wide.PNG")).toBe(true);
});
