import { useEffect, useState } from "react";
import { savesData } from "#src/data/browser/saves-data";
import { fetchPoster } from "#src/data/preload/page-data";

/** A character's poster once loaded; never if the visitor saves data. */
export function usePoster(cname: string | undefined): Queries.FanPosterFragment | undefined {
  const [poster, setPoster] = useState<Queries.FanPosterFragment>();
  useEffect(() => {
    if (cname === undefined || savesData()) return;
    const leaving = new AbortController();
    fetchPoster(cname, leaving.signal).then(
      (found) => found && setPoster(found),
      () => undefined,
    );
    return () => leaving.abort();
  }, [cname]);
  return poster;
}
