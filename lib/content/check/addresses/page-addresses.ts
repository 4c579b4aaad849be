import type { Content } from "../../read/records";
import { AUDITION, campaignSlugOf } from "../../kinds/kinds";
import {
  campaignPath,
  characterPath,
  clubPath,
  fourPieceIdolPath,
  legalPath,
  noticePeriodPath,
  officePath,
  storyboardPath,
  tripPath,
  unitPath,
} from "../../pages/paths";
import sections from "./fixed-pages.json";
import { reelsOf } from "../../pages/reels";
import { noticePeriods } from "../../pages/notice-periods";

/** The pages that are there whatever the content holds (test/routes holds this list to src/pages). */
export const FIXED_PAGES: readonly string[] = Object.keys(sections.pages);

/** The address of every page of the site. */
export function pageAddresses(records: Content): Set<string> {
  const { characters, unitIds, officeIds, clubs, campaigns, trips } = records;
  return new Set([
    ...FIXED_PAGES,
    ...characters.map(({ key }) => characterPath(key.replace(AUDITION, ""))),
    ...unitIds.map(unitPath),
    ...officeIds.map(officePath),
    ...clubs.map(({ key }) => clubPath(key)),
    ...campaigns.map(({ key }) => campaignPath(campaignSlugOf(key))),
    ...trips.map(({ key }) => tripPath(key)),
    ...records.fourPieceSlugs.map(fourPieceIdolPath),
    ...records.legalSlugs.map(legalPath),
    ...reelsOf(records.videos?.items("list").map(({ value }) => value) ?? []).map(({ id }) =>
      storyboardPath(id),
    ),
    ...noticePeriods(records.board?.items().map(({ value }) => value) ?? []).map(noticePeriodPath),
  ]);
}
