import { testContent } from "../../../../test/test-content";
import { readSchemas } from "../schema/read-schemas";
import { nodeTypes } from "./node-types";

const nodeType = nodeTypes(readSchemas(testContent()));

it.each([
  ["units/fine.json", "Unit"],
  ["campaigns/spri_debut.json", "Campaign"],
  ["campaigns/playmovie/01.json", "FilmChapter"],
  ["site.json", "SiteDefaults"],
  ["api/activity-list.json", "ActivityNotice"],
  ["api/count-info.json", "CountInfo"],
  ["units/fine.txt", undefined],
])("names the type of %s", (path, type) => {
  expect(nodeType(path)).toBe(type);
});
