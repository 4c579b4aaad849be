import type { Records } from "../../read/content-entries";
import { AUDITION } from "../../identity/identities";
import { addressOf, NOTICES, UNITS } from "./addresses";

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
  UNITS,
  `${UNITS}/characters`,
  `${UNITS}/list`,
  "/flowerstand",
  "/flowerstand/maker",
  "/flowerstand/share",
  "/flowerstand/share/detail",
  NOTICES,
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
    ...characters.map(({ key }) => addressOf.character(key.replace(AUDITION, ""))),
    ...unitIds.map(addressOf.unit),
    ...campaigns.map(({ key }) => addressOf.campaign(key.replaceAll(".", "/"))),
    ...trips.map(({ key }) => addressOf.trip(key)),
    ...fourPieceSlugs.map(addressOf.fourPieceIdol),
    ...legalSlugs.map(addressOf.legal),
  ]);
}
