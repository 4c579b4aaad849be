import { EditableContent } from "../testing/editable-content";
import { listFiles } from "./list-files";

const ruleOf = (path: string) => (path.endsWith(".md") ? "front-matter" : "json");

const content = new EditableContent();
const { records } = listFiles(content.snapshot);
afterEach(() => content.restore());

const found = () => content.check().map(({ file, rule }) => `${file} ${rule}`);

test("a file of any kind that cannot be read at all gives one problem, in that file", () => {
  const firstOfKind = new Map(records.map(({ path, kind }) => [kind, path]));
  for (const path of firstOfKind.values()) {
    content.write(path, "{");
    expect(found()).toEqual([`content/${path} ${ruleOf(path)}`]);
    content.restore();
  }
});

test("reports one problem for each file if none can be read", () => {
  for (const { path } of records) content.write(path, "{");
  const wanted = records.map(({ path }) => `content/${path} ${ruleOf(path)}`);
  expect(found().toSorted()).toEqual(wanted.toSorted());
});
