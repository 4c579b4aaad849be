import { ContentCopy } from "../testing/broken-content";
import { listFiles } from "./list-files";

const ruleOf = (path: string) => (path.endsWith(".md") ? "front-matter" : "json");

let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});
afterEach(() => content.remove());

const found = () => content.check().map(({ file, rule }) => `${file} ${rule}`);

test("a file of any kind that cannot be read at all gives one problem, in that file", () => {
  const { records } = listFiles(content.root);
  const firstOfKind = new Map(records.map(({ path, kind }) => [kind, path]));
  for (const path of firstOfKind.values()) {
    content.write(path, "{");
    expect(found()).toEqual([`content/${path} ${ruleOf(path)}`]);
    content.restore();
  }
});

test("where no file can be read, each gives its one problem", () => {
  const paths = listFiles(content.root).records.map(({ path }) => path);
  for (const path of paths) content.write(path, "{");
  const wanted = paths.map((path) => `content/${path} ${ruleOf(path)}`);
  expect(found().toSorted()).toEqual(wanted.toSorted());
});
