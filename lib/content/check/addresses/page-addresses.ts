import type { Records } from "../../read/content-entries";
import { AUDITION, campaignSlugOf } from "../../kinds/kinds";
import {
  campaignPath,
  characterPath,
  fourPieceIdolPath,
  informationPath,
  legalPath,
  tripPath,
  unitPath,
  unitsPath,
} from "../../pages/paths";

/** The pages that are there whatever the content holds (test/routes holds this list to src/pages). */
export const FIXED_PAGES: readonly string[] = [
  "/",
  "/main",
  "/4piece",
  "/4piece/idol",
  "/appstore",
  "/download",
  "/explore",
  "/explore/media",
  unitsPath,
  `${unitsPath}/characters`,
  `${unitsPath}/list`,
  "/flowerstand",
  "/flowerstand/maker",
  "/flowerstand/share",
  "/flowerstand/share/detail",
  informationPath,
  "/offline",
  "/playmovie_campaign",
  "/sdk",
];

/** What the pages follow from. */
type PageRecords = Pick<
  Records,
  "characters" | "unitIds" | "campaigns" | "trips" | "fourPieceSlugs" | "legalSlugs"
>;

/** The address of every page of the site. */
export function pageAddresses(records: PageRecords): Set<string> {
  const { characters, unitIds, campaigns, trips, fourPieceSlugs, legalSlugs } = records;
  return new Set([
    ...FIXED_PAGES,
    ...characters.map(({ key }) => characterPath(key.replace(AUDITION, ""))),
    ...unitIds.map(unitPath),
    ...campaigns.map(({ key }) => campaignPath(campaignSlugOf(key))),
    ...trips.map(({ key }) => tripPath(key)),
    ...fourPieceSlugs.map(fourPieceIdolPath),
    ...legalSlugs.map(legalPath),
  ]);
}
