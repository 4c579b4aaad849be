import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { buildIndex } from "../build-index";
import { Readings } from "../readings";
import type { SearchIndex } from "../search-file";

/** Pages that are not about a record. */
const PAGES = [
  { path: "/birthdays", title: "Birthdays" },
  { path: "/download", title: "Get the game" },
  { path: "/explore/media", title: "Screening room" },
  { path: "/flowerstand/maker", title: "Flower stand maker" },
  { path: "/play/penlight", title: "Penlight" },
  { path: "/privacy", title: "Privacy policy" },
];

const NONE = new Proxy<Record<string, string>>({}, { get: () => "" });

/** No readings of Han characters, whose dictionaries take a second to load. */
export const WITHOUT_READINGS = new Readings({ pinyin: NONE, han: NONE });

/** Index of a content folder; pictures are named by their keys. */
export function searchIndexOf(content: string, readings = new Readings()): SearchIndex {
  const answer = (name: string) =>
    JSON.parse(readFileSync(join(content, "api", `${name}.json`), "utf8"));
  return buildIndex({
    catalogue: readCatalogue(content),
    notices: answer("activity-list"),
    films: answer("video-list").list,
    pages: PAGES,
    readings,
    picture: (key) => `/pictures/${key.replaceAll("/", "-")}-160.0a1b2c3d.avif`,
  });
}
