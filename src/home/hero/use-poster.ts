import { useEffect, useState } from "react";
import { savesData } from "#src/data/browser/saves-data";
import { fetchPoster } from "./fetch-poster";

/**
 * The poster of a character, fetched in the browser. Undefined until it is there, where it cannot be
 * had, where nobody is asked for, and for visitors who save data.
 */
export function usePoster(cname: string | undefined): Queries.FanPosterFragment | undefined {
  const [poster, setPoster] = useState<Queries.FanPosterFragment>();
  useEffect(() => {
    if (cname === undefined || savesData()) return;
    const asking = new AbortController();
    fetchPoster(cname, asking.signal).then(setPoster, () => {});
    return () => asking.abort();
  }, [cname]);
  return poster;
}
