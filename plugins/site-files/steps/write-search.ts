import type { Picture } from "../../../lib/images/types";
import { buildIndex, type SearchSources } from "../../../lib/search/build-index";
import { pack } from "../../../lib/search/pack";
import { type KnownReadings, Readings } from "../../../lib/search/readings";
import { SEARCH_ADDRESS } from "../../../lib/search/search-file";
import { digestOf } from "../../../lib/site/build-cache/code-key";
import type { FinishedSite } from "./finished-site";

/** Least width of a row's picture, in device pixels. */
const WIDTH = 160;

/** Stage of the cached readings of names, and their other inputs. */
const STAGE = "readings";
const READERS = ["lib/search/readers.ts", "package-lock.json"];

/** Writes the search index of the content and of all destination pages. Readings of names are cached. */
export function writeSearch(site: FinishedSite): void {
  const { root, catalogue, answers, siteFiles, cache, getNodesByType } = site;
  const readers = digestOf(root, READERS, []);
  const readings = new Readings(cache.find<KnownReadings>(STAGE, readers));
  const index = buildIndex({
    catalogue,
    notices: answers["activity-list"],
    films: answers["video-list"].list,
    pages: siteFiles.pages
      .map(({ head }) => head)
      .filter(({ hidden, canonical, path }) => !hidden && canonical?.endsWith(path))
      .map(({ path, title }) => ({ path, title: title.replace(` · ${catalogue.site.title}`, "") })),
    readings,
    picture: smallPictures(getNodesByType("Picture") as unknown as Picture[]),
  });
  siteFiles.write("search", SEARCH_ADDRESS.slice(1), JSON.stringify(pack(index)));
  if (readings.renewed) cache.store(STAGE, readers, [], readings.renewed);
}

/** Address of the smallest sufficiently wide AVIF of each picture. */
function smallPictures(pictures: readonly Picture[]): SearchSources["picture"] {
  const addresses = new Map(
    pictures.map(({ key, variants }) => [
      key,
      variants.find(({ format, width }) => format === "avif" && width >= WIDTH)?.path,
    ]),
  );
  return (key) => addresses.get(key);
}
