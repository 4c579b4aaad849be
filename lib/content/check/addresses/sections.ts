import type { Content } from "../../read/records";
import { campaignSlugOf } from "../../kinds/kinds";
import {
  campaignPath,
  informationPath,
  legalPath,
  noticePath,
  tripPath,
  unitsPath,
} from "../../pages/paths";
import { slugOf } from "./slug";
import sections from "./fixed-pages.json";

/** Sections that a link can lead to on pages that are always there (test/routes holds the lists to src). */
export const SECTIONS_OF_PAGES: Readonly<Record<string, readonly string[]>> = sections.pages;

/** Sections of each page of a kind. */
export const SECTIONS_OF_KINDS = sections.kinds;

/** Sections inside the modules of campaigns, by their names. */
export const SECTIONS_OF_MODULES: Readonly<Record<string, readonly string[]>> = sections.modules;

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
  if (legal) return legal.isReadable ? legal.text.sections.map(({ id }) => id) : undefined;
  const own = SECTIONS_OF_PAGES[page];
  if (page === informationPath) return content.board && [...(own ?? []), ...content.noticeIds];
  if (page.startsWith(`${informationPath}/`)) {
    const notices = content.board?.items().map(({ value }) => value);
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
