import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { temporaryFolder } from "../../test/temporary-folder";

let folder: string;
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...words], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

function commit(...files: string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${Math.random()}`);
  }
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", "x");
  return git("rev-parse", "HEAD");
}

const says = (script: string, ...commits: string[]) =>
  execFileSync(process.execPath, [resolve(`scripts/ci/${script}.mjs`)], {
    cwd: folder,
    encoding: "utf8",
    input: commits.join("\n"),
    stdio: ["pipe", "pipe", "ignore"],
  }).trim();

beforeEach(() => {
  folder = temporaryFolder();
  git("init", "--quiet");
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOWHERE = "0".repeat(40);

describe("content only", () => {
  it("differs from a commit that passed all tests only in records, drawings and texts", () => {
    const tested = commit("src/a.ts", "content/units/fine.json");
    commit("content/units/fine.json", "content/art/hair/a.svg", "content/schema/names.schema.json");
    commit("docs/a.md", "README.md", "content/art/README.md");
    expect(says("is-content-only", NOWHERE, tested)).toBe("content-only=true");
    expect(says("is-content-only", git("rev-parse", "HEAD"))).toBe("content-only=true");
  });

  it("is nothing that changes another file, though content follows it", () => {
    for (const file of [
      "src/a.ts",
      "content/types.ts",
      "content/schema/unit.schema.json",
      "contents/a.json",
      ".github/workflows/publish.yml",
      "package.json",
    ]) {
      const tested = commit();
      commit(file);
      commit("content/units/fine.json");
      expect([file, says("is-content-only", tested)]).toEqual([file, "content-only=false"]);
    }
  });

  it("is nothing that moves a program into the content, nor where no commit is known", () => {
    const tested = commit("src/a.json");
    mkdirSync(join(folder, "content"));
    git("mv", "src/a.json", "content/a.json");
    commit();
    expect(says("is-content-only", tested)).toBe("content-only=false");
    expect(says("is-content-only")).toBe("content-only=false");
    expect(says("is-content-only", NOWHERE)).toBe("content-only=false");
  });

  it("does not count commits that are not ancestors", () => {
    const base = commit("src/a.ts");
    git("checkout", "--quiet", "-b", "side");
    const side = commit("content/b.json");
    git("checkout", "--quiet", base);
    commit("content/c.json");
    expect(says("is-content-only", side)).toBe("content-only=false");
  });
});

test("a commit is overtaken where a later one is published", () => {
  const first = commit("a");
  const second = commit("b");
  expect(says("is-overtaken", first, NOWHERE)).toBe("overtaken=false");
  git("checkout", "--quiet", first);
  expect(says("is-overtaken", NOWHERE, second)).toBe("overtaken=true");
  expect(says("is-overtaken")).toBe("overtaken=false");
});
