import { readFileSync } from "node:fs";
import { ContentCopy } from "../../plugins/content-contract/testing/broken-content";
import { checkContent } from "../../plugins/content-contract/check-content";
import { EDITS } from "./edits";

const changed = (kind: keyof typeof EDITS, run: number) => {
  const { file, change } = EDITS[kind];
  return change(readFileSync(file, "utf8"), run);
};

describe.each(["json", "picture", "component"] as const)("the edit of one %s", (kind) => {
  it("is another one in each run", () => {
    const texts = [readFileSync(EDITS[kind].file, "utf8"), changed(kind, 1), changed(kind, 2)];
    expect(new Set(texts).size).toBe(3);
  });
});

it.each(["json", "picture"] as const)("leaves the content sound: one %s", (kind) => {
  const content = new ContentCopy();
  try {
    content.write(EDITS[kind].file.replace("content/", ""), changed(kind, 1));
    expect(checkContent(content.root)).toEqual([]);
  } finally {
    content.remove();
  }
});
