import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeEvent, filledIn } from "./change-event";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "encore-event-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (event: object) => {
  const file = join(folder, "event.json");
  writeFileSync(file, JSON.stringify(event));
  return changeEvent({ GITHUB_EVENT_PATH: file });
};
const change = (head: object | null, login = "a-fan") => ({
  pull_request: {
    number: 7,
    user: { login },
    base: { sha: "a", repo: { full_name: "encore/encore" } },
    head: { sha: "b", repo: head },
  },
});

it("trusts changes of this repository, not of a fork that may be gone, nor new versions of packages", () => {
  const own = { full_name: "encore/encore" };
  expect(read(change(own))).toEqual({ number: 7, head: "b", isTrusted: true });
  expect(read(change({ full_name: "somebody/encore" })).isTrusted).toBe(false);
  expect(read(change(null)).isTrusted).toBe(false);
  expect(read(change(own, "dependabot[bot]")).isTrusted).toBe(false);
});

it("refuses a run that is for no change", () => {
  expect(() => read({ ref: "refs/heads/main" })).toThrow("not for a pull request");
  expect(() => changeEvent({})).toThrow("GITHUB_EVENT_PATH");
});

it("fills in where a preview is", () => {
  const event = read(change(null));
  expect(filledIn("https://pr-{number}.encore.example/{commit}", event)).toBe(
    "https://pr-7.encore.example/b",
  );
});
