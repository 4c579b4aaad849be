import { useEffect, useState } from "react";
import { characterPath } from "#lib/content/pages/paths";
import { fetchPageData } from "#src/data/browser/fetch-page-data";
import { savesData } from "#src/data/browser/saves-data";

/**
 * The poster of a character, from the data of the character's page: so its picture is in the visitor's cache when the
 * page is opened. Undefined until it is there, where it cannot be had, where nobody is asked for, and for visitors who
 * save data.
 */
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
