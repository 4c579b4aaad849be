import type { Content } from "../../read/records";
import { AUDITION, campaignSlugOf } from "../../model/kinds/kinds";
import { noticePeriods } from "../../model/pages/notice-periods";
import { FIXED_PATHS, type PageKind, PAGE_KINDS } from "../../model/pages/page-kinds";
import {
  albumPath,
  campaignPath,
  characterPath,
  clubPath,
  fourPieceIdolPath,
  informationPath,
  legalPath,
  otherSongsPath,
  noticePeriodPath,
  officePath,
  periodOf,
  storyboardPath,
  tripPath,
  unitPath,
} from "../../model/pages/paths";
import { reelsOf } from "../../model/pages/reels";
import { slugOf } from "./slug";

/** Returns the linkable sections of a page; undefined if their source cannot be read. */
type Sections = () => readonly string[] | undefined;

export function pageAddresses(content: Content): Map<string, Sections> {
  const { albums, characters, clubs, trips, campaigns, legal, board } = content;
  const notices = board?.items().map(({ value }) => value) ?? [];
  const films = content.videos?.items("list").map(({ value }) => value) ?? [];
  const paths: Partial<Record<PageKind, readonly string[]>> = {
    ...FIXED_PATHS,
    character: characters.map(({ key }) => characterPath(key.replace(AUDITION, ""))),
    unit: content.unitIds.map(unitPath),
    agency: content.officeIds.map(officePath),
    club: clubs.map(({ key }) => clubPath(key)),
    trip: trips.map(({ key }) => tripPath(key)),
    "four-piece-idol": content.fourPieceSlugs.map(fourPieceIdolPath),
    album: [otherSongsPath],
    storyboard: reelsOf(films).map(({ id }) => storyboardPath(id)),
  };
  const pages = new Map(
    Object.entries(paths).flatMap(([kind, all]) =>
      all.map((path): [string, Sections] => [path, () => sectionsOfRow(kind as PageKind, content)]),
    ),
  );
  for (const one of legal) {
    const path = legalPath(one.key);
    if (pages.has(path)) pages.set(path, () => sectionsOfText(one));
  }
  for (const one of campaigns) {
    pages.set(campaignPath(campaignSlugOf(one.key)), () => sectionsOfCampaign(one));
  }
  for (const album of albums) {
    pages.set(albumPath(album.key), () => album.items("discs").flatMap(({ value }) => value));
  }
  pages.set(informationPath, () => board && sectionsOfRow("information", content));
  for (const period of noticePeriods(notices)) {
    const own = notices.filter(({ start }) => periodOf(start) === period);
    pages.set(noticePeriodPath(period), () => own.map(({ id }) => id));
  }
  return pages;
}

/** Sections inside a campaign module; none for an unknown name. */
export function sectionsOfModule(module: string): readonly string[] {
  return Object.hasOwn(PAGE_KINDS, module) ? (PAGE_KINDS[module as PageKind].sections ?? []) : [];
}

function sectionsOfRow(kind: PageKind, content: Content): readonly string[] {
  const { sections = [], recordSections = [] } = PAGE_KINDS[kind];
  return [...sections, ...recordSections.flatMap((list) => content[list])];
}

const sectionsOfText = (page: Content["legal"][number]) =>
  page.isReadable ? page.text.sections.map(({ id }) => id) : undefined;

function sectionsOfCampaign(campaign: Content["campaigns"][number]) {
  if (!campaign.isWhole("blocks")) return undefined;
  return campaign
    .items("blocks")
    .flatMap(({ value }) => [
      ...(value.kind === "hero" ? [] : [slugOf(value.title)]),
      ...(value.kind === "module" ? sectionsOfModule(value.module) : []),
    ]);
}
