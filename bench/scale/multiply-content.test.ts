import { listFiles } from "../../lib/content/read/list-files";
import { ContentFolder } from "../../lib/content/testing/content-folder";
import { multiplyContent } from "./multiply-content";

const content = new ContentFolder();
afterAll(() => content.remove());

test("a larger copy of the content passes the content check", () => {
  const units = () =>
    listFiles(content.snapshot).records.filter(({ kind }) => kind.folder === "units").length;
  const before = units();
  multiplyContent(content.root, 2);
  expect(content.check()).toEqual([]);
  expect(units()).toBe(2 * before);
});
