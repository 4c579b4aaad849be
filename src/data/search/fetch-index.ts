import { type OpenIndex, openIndex } from "#lib/search/open-index";
import { type SearchFile, unpack } from "#lib/search/pack";
import { SEARCH_ADDRESS, type SearchIndex } from "#lib/search/search-file";
import { atBase } from "../browser/base-path";
import { loadOnce } from "../browser/load-once";

/**
 * Fetches the published index once; offline, from the browser's copy.
 * @throws if there is no matching index
 */
export const fetchRecords = loadOnce(read);

/** The index, ready to be asked. @throws if there is none that fits */
export const fetchIndex = loadOnce(async (): Promise<OpenIndex> => openIndex(await fetchRecords()));

async function read(): Promise<SearchIndex> {
  const answer = await fetch(atBase(SEARCH_ADDRESS)).catch(() =>
    fetch(atBase(SEARCH_ADDRESS), { cache: "force-cache" }),
  );
  if (!answer.ok) throw new Error(`The index of the search answers ${answer.status}.`);
  return unpack((await answer.json()) as SearchFile);
}
