import { type OpenIndex, openIndex } from "#lib/search/open-index";
import { type SearchFile, unpack } from "#lib/search/pack";
import { SEARCH_ADDRESS } from "#lib/search/search-file";
import { fetchOrCached } from "../browser/fetch-or-cached";
import { loadOnce } from "../browser/load-once";

/**
 * Fetches the published index once.
 * @throws if there is no matching index
 */
export const fetchRecords = loadOnce(async () =>
  unpack((await fetchOrCached(SEARCH_ADDRESS)) as SearchFile),
);

/** The index, ready for queries. @throws if there is no matching one */
export const fetchIndex = loadOnce(async (): Promise<OpenIndex> => openIndex(await fetchRecords()));
