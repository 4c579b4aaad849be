import type { Picture } from "../../../lib/images";
import { buildIndex, type SearchSources } from "../../../lib/search/build-index";
import { pack } from "../../../lib/search/pack";
import { SEARCH_ADDRESS } from "../../../lib/search/search-file";
import type { FinishedSite } from "./finished-site";

/** How wide a picture has to be for a row, in pixels of a sharp screen. */
const WIDTH = 160;

/** Writes the index of the search: the content, and the pages that are destinations. */
export function writeSearch({ catalogue, answers, ledger, getNodesByType }: FinishedSite): void {
  const index = buildIndex({
    catalogue,
    notices: answers["activity-list"],
    films: answers["video-list"].list,
    pages: ledger.pages
      .map(({ head }) => head)
      .filter(({ hidden, canonical, path }) => !hidden && canonical?.endsWith(path))
      .map(({ path, title }) => ({ path, title: title.replace(` · ${catalogue.site.title}`, "") })),
    picture: smallPictures(getNodesByType("Picture") as unknown as Picture[]),
  });
  ledger.write("search", SEARCH_ADDRESS.slice(1), JSON.stringify(pack(index)));
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
