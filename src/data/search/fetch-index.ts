import { type OpenIndex, openIndex } from "#lib/search/open-index";
import { type SearchFile, unpack } from "#lib/search/pack";
import { SEARCH_ADDRESS } from "#lib/search/search-file";
import { atBase } from "../browser/base-path";
import { loadOnce } from "../browser/load-once";

/**
 * Fetches the index once; offline, from the browser's copy.
 * @throws if there is no matching index
 */
export const fetchIndex = loadOnce(read);

async function read(): Promise<OpenIndex> {
  const answer = await fetch(atBase(SEARCH_ADDRESS)).catch(() =>
    fetch(atBase(SEARCH_ADDRESS), { cache: "force-cache" }),
  );
  if (!answer.ok) throw new Error(`The index of the search answers ${answer.status}.`);
  return openIndex(unpack((await answer.json()) as SearchFile));
}
