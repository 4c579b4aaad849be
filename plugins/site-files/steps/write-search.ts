import type { Picture } from "../../../lib/images/types";
import { buildIndex, type SearchSources } from "../../../lib/search/build-index";
import { pack } from "../../../lib/search/pack";
import { type KnownReadings, Readings } from "../../../lib/search/readings";
import { SEARCH_ADDRESS } from "../../../lib/search/search-file";
import { digestOf } from "../../../lib/site/build-cache/code-key";
import type { FinishedSite } from "./finished-site";

/** How wide a picture has to be for a row, in pixels of a sharp screen. */
const WIDTH = 160;

/** Under which the build cache keeps the readings of names, and what they follow from besides. */
const STAGE = "readings";
const READERS = ["lib/search/readers.ts", "package-lock.json"];

/** Writes the index of the search: the content, and the pages that are destinations. Readings of names are kept. */
export function writeSearch(site: FinishedSite): void {
  const { root, catalogue, answers, ledger, stored, getNodesByType } = site;
  const readers = digestOf(root, READERS, []);
  const readings = new Readings(stored.find<KnownReadings>(STAGE, readers));
  const index = buildIndex({
    catalogue,
    notices: answers["activity-list"],
    films: answers["video-list"].list,
    pages: ledger.pages
      .map(({ head }) => head)
      .filter(({ hidden, canonical, path }) => !hidden && canonical?.endsWith(path))
      .map(({ path, title }) => ({ path, title: title.replace(` · ${catalogue.site.title}`, "") })),
    readings,
    picture: smallPictures(getNodesByType("Picture") as unknown as Picture[]),
  });
  ledger.write("search", SEARCH_ADDRESS.slice(1), JSON.stringify(pack(index)));
  if (readings.renewed) stored.keep(STAGE, readers, [], readings.renewed);
}

/** The address of the smallest AVIF of each picture that is wide enough. */
function smallPictures(pictures: readonly Picture[]): SearchSources["picture"] {
  const addresses = new Map(
    pictures.map(({ key, variants }) => [
      key,
      variants.find(({ format, width }) => format === "avif" && width >= WIDTH)?.path,
    ]),
  );
  return (key) => addresses.get(key);
}
