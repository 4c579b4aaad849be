import { type OpenIndex, openIndex } from "#lib/search/open-index";
import { type SearchFile, unpack } from "#lib/search/pack";
import { SEARCH_ADDRESS } from "#lib/search/search-file";
import { fetchKept } from "../browser/fetch-kept";
import { loadOnce } from "../browser/load-once";

/**
 * Fetches the published index once.
 * @throws if there is no matching index
 */
export const fetchRecords = loadOnce(async () =>
  unpack((await fetchKept(SEARCH_ADDRESS)) as SearchFile),
);

/** The index, ready to be asked. @throws if there is none that fits */
export const fetchIndex = loadOnce(async (): Promise<OpenIndex> => openIndex(await fetchRecords()));
