import { type OpenIndex, openIndex } from "#lib/search/open-index";
import { type SearchFile, unpack } from "#lib/search/pack";
import { SEARCH_ADDRESS } from "#lib/search/search-file";
import { loadOnce } from "../browser/load-once";

/**
 * The index, fetched once for each page load. Without a network the copy of the browser will do, however old.
 * @throws if there is none, or one of another version; then it may be asked for again
 */
export const fetchIndex = loadOnce(read);

async function read(): Promise<OpenIndex> {
  const answer = await fetch(SEARCH_ADDRESS).catch(() =>
    fetch(SEARCH_ADDRESS, { cache: "force-cache" }),
  );
  if (!answer.ok) throw new Error(`The index of the search answers ${answer.status}.`);
  return openIndex(unpack((await answer.json()) as SearchFile));
}
