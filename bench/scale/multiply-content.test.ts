import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCatalogue } from "../../plugins/catalogue/read-catalogue";
import { checkContent } from "../../plugins/content-contract/check-content";
import { readContent } from "../../plugins/content-contract/read/read-content";
import { styleOf } from "../../plugins/content-contract/style/style-of";
import { ContentCopy } from "../../plugins/content-contract/testing/broken-content";
import { isSingle } from "./copy-records";
import { multiplyContent } from "./multiply-content";
import { readExhibits } from "./read-exhibits";

const TIMES = 3;
const before = readCatalogue("content");

const contents: ContentCopy[] = [];
const multiplied = (times: number) => {
  const content = new ContentCopy();
  contents.push(content);
  multiplyContent(content.root, times);
  return content.root;
};

let root: string;
beforeAll(() => {
  root = multiplied(TIMES);
}, 30_000);
afterAll(() => {
  for (const content of contents) content.remove();
});

it("is sound, and written as the rest is", () => {
  expect(checkContent(root)).toEqual([]);
  expect(styleOf(readContent(root))).toEqual([]);
}, 30_000);

it("multiplies what can be multiplied and leaves the rest", () => {
  const content = join(root, "content");
  const after = readCatalogue(content);
  for (const kind of ["characters", "units", "clubs"] as const) {
    expect(after[kind]).toHaveLength(before[kind].length * TIMES);
  }
  const single = before.campaigns.filter(isSingle).length;
  const several = before.campaigns.length - single;
  expect(after.campaigns).toHaveLength(several * TIMES + single);
  expect(readExhibits(content)).toHaveLength(readExhibits("content").length * TIMES);
  for (const kind of ["offices", "trips", "venues", "fourPiece", "film", "answers"] as const) {
    expect(after[kind]).toHaveLength(before[kind].length);
  }
  const listed = after.offices.flatMap(({ list }) => list);
  expect(new Set(listed)).toEqual(new Set(after.units.map(({ id }) => id)));
});

it("links twins to the twin of their own copy", () => {
  const { characters } = readCatalogue(join(root, "content"));
  const find = (cname: string) => characters.find((one) => one.cname === cname);
  expect(find("aoi_hinata_copyaa")).toMatchObject({ vid: "aoi_yuta_copyaa" });
  expect(find("aoi_yuta_copyaa")).toMatchObject({ vid: "aoi_hinata_copyaa", id: 100_008 });
  expect(find("aoi_yuta")).toMatchObject({ vid: "aoi_hinata", id: 8 });
});

it("gives the same bytes each time", () => {
  expect(bytesOf(multiplied(TIMES))).toEqual(bytesOf(root));
});

it("changes nothing at once the content", () => {
  expect(bytesOf(multiplied(1))).toEqual(bytesOf("."));
});

function bytesOf(project: string): Map<string, string> {
  const folder = join(project, "content");
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length), readFileSync(path, "latin1")]),
  );
}
