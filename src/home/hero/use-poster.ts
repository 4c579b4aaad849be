import { useEffect, useState } from "react";
import { characterPath } from "#lib/content/pages/paths";
import { fetchPageData } from "#src/data/browser/fetch-page-data";
import { savesData } from "#src/data/browser/saves-data";

/** A character's poster from the data of their page, so that it is in the cache when that is opened. */
export function usePoster(cname: string | undefined): Queries.FanPosterFragment | undefined {
  const [poster, setPoster] = useState<Queries.FanPosterFragment>();
  useEffect(() => {
    if (cname === undefined || savesData()) return;
    const asking = new AbortController();
    fetchPageData<Queries.CharacterTemplateQuery>(characterPath(cname), asking.signal)
      .then(({ character }) => {
        const card = character?.posterPicture?.imageData;
        if (card) setPoster({ cname, name: character.name, posterPicture: { card } });
      })
      .catch(() => undefined);
    return () => asking.abort();
  }, [cname]);
  return poster;
}
