import { readFileSync } from "node:fs";
import { PAGE_KINDS } from "../../lib/content/model/pages/page-kinds";
import { filesBelow } from "../../lib/site/site-files/site-paths";
import { HOME_SECTIONS } from "../../src/app/routing/home-sections";

const rows = Object.values(PAGE_KINDS);
const stems = (folder: string) => filesBelow(folder).map((file) => file.replace(/\.tsx$/, ""));

it("has a row for every file of src/pages, and a file for every row", () => {
  const paths = stems("src/pages").map((file) => `/${file.replace(/\/?index$/, "")}`);
  const known = rows.flatMap(({ path, template }) => (template ? [] : path));
  expect(known.toSorted()).toEqual(paths.toSorted());
});

it("has a row for every template, and a template for every row", () => {
  const known = rows.flatMap(({ template }) => template ?? []);
  expect([...new Set(known)].toSorted()).toEqual(stems("src/templates").toSorted());
});

it("has every side door in a room", () => {
  const rooms = rows.flatMap(({ exploreRoom }) =>
    exploreRoom && "id" in exploreRoom ? exploreRoom.id : [],
  );
  const doors = rows.flatMap(({ exploreRoom }) =>
    exploreRoom && "in" in exploreRoom ? exploreRoom.in : [],
  );
  expect([...rooms, "cellar"]).toEqual(expect.arrayContaining(doors));
});

it("knows the sections of the home page, and only sections that other pages have", () => {
  const { home, main, ...others } = PAGE_KINDS;
  expect([home.sections, main.sections]).toEqual([HOME_SECTIONS, HOME_SECTIONS]);
  const code = filesBelow("src")
    .filter((file) => /\.(tsx|json)$/.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf8"))
    .join("\n");
  const hasNo = (id: string) => !new RegExp(`\\s(?:id=|"id": )"${id}"`).test(code);
  const known = Object.values(others).flatMap(({ sections = [] }) => sections);
  expect(known.filter(hasNo)).toEqual([]);
});
