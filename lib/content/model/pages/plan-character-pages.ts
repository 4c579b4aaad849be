import type { SongPlace } from "../../../music/discography";
import type { Catalogue } from "../catalogue/catalogue";
import { isAudition } from "../kinds/poster-key";
import { findBy } from "../catalogue/find-by";
import { neighbours } from "./neighbours";
import { newestSongs } from "./newest-songs";
import { characterPath } from "./paths";
import { planMeetings } from "./plan-meetings";
import type { PlannedPage } from "./planned-page";

/**
 * A page for each character, by units and members. The audition record of an idol (81 to 85) is a section of the idol's
 * page. The context has record ids, 0 for none, with flags for records that exist: a query without a match would make
 * the page depend on all records of its kind.
 * @param unitIds the units in their order
 * @param places places of all songs in the discography
 */
export function planCharacterPages(
  catalogue: Catalogue,
  unitIds: readonly string[],
  places: ReadonlyMap<string, SongPlace>,
): PlannedPage[] {
  const records = unitIds.flatMap((unit) =>
    (findBy(catalogue.units, "id", unit)?.list ?? []).flatMap(
      (id) => findBy(catalogue.characters, "id", id) ?? [],
    ),
  );
  const auditions = records.filter(isAudition);
  const idols = records.filter((record) => !isAudition(record));
  const idOf = (cname: string, among: typeof records) => findBy(among, "cname", cname)?.id ?? 0;
  return idols.map(({ id, cname, unit, vid }, index) => {
    const [previous, next] = neighbours(idols, index);
    const auditionId = idOf(cname, auditions);
    const linkedId = idOf(vid, idols);
    const context = {
      id,
      auditionId,
      hasAudition: auditionId !== 0,
      hasFourPiece: findBy(catalogue.fourPiece, "character", id) !== undefined,
      unitId: unit,
      linkedId,
      hasLinked: linkedId !== 0,
      previousId: previous.id,
      nextId: next.id,
      ...newestSongs(
        catalogue.songs.filter(({ singers = [] }) =>
          singers.some((singer) => singer === id || singer === auditionId),
        ),
        places,
      ),
      ...planMeetings(catalogue, [id, auditionId]),
    };
    return { path: characterPath(cname), kind: "character", context };
  });
}
