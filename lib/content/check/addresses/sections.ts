import type { Content } from "../../read/records";
import { campaignSlugOf } from "../../kinds/kinds";
import {
  birthdaysPath,
  campaignPath,
  comparePath,
  guessPath,
  informationPath,
  legalPath,
  noticePath,
  tripPath,
  unitsPath,
} from "../../pages/paths";
import { slugOf } from "./slug";

const HOME = ["main", "updates", "productions", "news", "features"];

/** Sections that a link can lead to on pages of their own (test/routes holds the lists to src). */
export const SECTIONS_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  "/": HOME,
  "/main": HOME,
  "/4piece": ["audition", "final-day", "after"],
  [birthdaysPath]: ["wheel", "next", "twin", "shared", "year", "calendars"],
  "/explore": [
    "stage",
    "flies",
    "dressing",
    "audition",
    "lobby",
    "booth",
    "office",
    "premiere",
  ].concat(["street", "arcade", "cellar", "trips", "archive"]),
  [comparePath]: ["facts", "differences", "common", "everybody"],
  "/explore/media": ["house", "reels", "now-showing", "contributed", "by-fans"],
  "/flowerstand": ["how", "rules", "hanging"],
  "/flowerstand/share": ["yours"],
  [guessPath]: ["past", "friend"],
  "/playmovie_campaign": ["film", "storyboard", "stubs", "poster", "standings"],
  [informationPath]: ["notices"],
};

/** Sections of each page of a kind. */
export const SECTIONS_OF_KINDS = {
  character: ["facts", "clubs", "audition", "mates", "sources"],
  unit: ["members", "unit-clubs", "side-by-side", "sources"],
  trip: ["journey", "cast", "departures", "route", "sources"],
  fourPieceIdol: ["lead"],
} as const;

/** Sections inside the modules of campaigns, by their names. */
export const SECTIONS_OF_MODULES: Readonly<Record<string, readonly string[]>> = {
  fireworks: ["launch"],
  "april-stage": ["swap-day"],
  "upside-down": ["crank"],
  "stamp-rally": ["card", "certificate"],
  growth: ["line-up"],
};

/**
 * The sections of a page that a link can lead to, by the address of the page; undefined if the records that
 * they follow from cannot be read.
 */
export function sectionsOf(page: string, content: Content): readonly string[] | undefined {
  const campaign = content.campaigns.find((one) => campaignPath(campaignSlugOf(one.key)) === page);
  if (campaign) {
    if (!campaign.isWhole("blocks")) return undefined;
    return campaign
      .items("blocks")
      .flatMap(({ value }) => [
        ...(value.kind === "hero" ? [] : [slugOf(value.title)]),
        ...(value.kind === "module" ? (SECTIONS_OF_MODULES[value.module] ?? []) : []),
      ]);
  }
  const legal = content.legal.find(({ key }) => legalPath(key) === page);
  if (legal) return legal.isReadable ? legal.sections.map(({ id }) => id) : undefined;
  const own = SECTIONS_OF_PAGES[page];
  if (page === informationPath) return content.board && [...(own ?? []), ...content.noticeIds];
  if (page.startsWith(`${informationPath}/`)) {
    const notices = content.board?.entries().map(({ value }) => value);
    return notices?.filter((notice) => noticePath(notice).startsWith(page)).map(({ id }) => id);
  }
  if (page === unitsPath || page === `${unitsPath}/list`) return content.officeIds;
  if (page === "/4piece/idol") return [...content.venueIds, ...content.fourPieceSlugs];
  if (own) return own;
  if (page.startsWith(`${unitsPath}/characters/`)) return SECTIONS_OF_KINDS.character;
  if (page.startsWith(`${unitsPath}/`)) return SECTIONS_OF_KINDS.unit;
  if (page.startsWith("/4piece/idol/")) return SECTIONS_OF_KINDS.fourPieceIdol;
  return content.trips.some(({ key }) => tripPath(key) === page) ? SECTIONS_OF_KINDS.trip : [];
}
