import { type OpenIndex, openIndex } from "#lib/search/open-index";
import { type SearchFile, unpack } from "#lib/search/pack";
import { SEARCH_ADDRESS } from "#lib/search/search-file";
import { fetchOrCached } from "../browser/fetch-or-cached";
import { loadOnce } from "../browser/load-once";

/** Records of the published index, fetched once. @throws if it is missing or of another version */
export const fetchRecords = loadOnce(async () =>
  unpack((await fetchOrCached(SEARCH_ADDRESS)) as SearchFile),
);

/** The index, ready for queries. @throws if it is missing or of another version */
export const fetchIndex = loadOnce(async (): Promise<OpenIndex> => openIndex(await fetchRecords()));
