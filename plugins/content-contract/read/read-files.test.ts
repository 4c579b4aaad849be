import { ContentCopy } from "../testing/broken-content";
import { listFiles } from "./list-files";

test("each file that cannot be read at all gives one problem, in that file", () => {
  const content = new ContentCopy();
  const paths = listFiles(content.root).records.map(({ path }) => path);
  const found = paths.map((path) => {
    content.write(path, "{");
    const problems = content.check();
    content.restore();
    return problems.map(({ file, rule }) => `${file} ${rule}`);
  });
  const rule = (path: string) => (path.endsWith(".md") ? "front-matter" : "json");
  expect(found).toEqual(paths.map((path) => [`content/${path} ${rule(path)}`]));
  content.remove();
});
