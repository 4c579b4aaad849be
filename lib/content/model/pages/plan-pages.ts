import type { Catalogue } from "../catalogue/catalogue";
import { findBy } from "../catalogue/find-by";
import { neighbours, neighboursInTime } from "./neighbours";
import { newestSongs } from "./newest-songs";
import { noticePeriods } from "./notice-periods";
import { albumsBySong, byRelease, songPlaces } from "../../../music/discography";
import { musicOf, noticePathOf } from "../../../music/notice-music";
import {
  albumPath,
  campaignPath,
  clubPath,
  fourPieceIdolPath,
  homePath,
  legalPath,
  otherSongsPath,
  mainPath,
  noticePeriodPath,
  officePath,
  periodOf,
  storyboardPath,
  tripPath,
  unitPath,
} from "./paths";
import { planCharacterPages } from "./plan-character-pages";
import { planMeetings } from "./plan-meetings";
import type { PlannedPage } from "./planned-page";
import { reelsOf } from "./reels";
import { byNewest } from "./by-newest";

const MAIN = {
  title: "Main stage",
  description:
    "The main stage of Encore, an unofficial fan guide to Ensemble Stars!! Music: notices, agencies, clubs and what the game is.",
  // Asks a Keycloak who is signed in (docs/deploy.md); the home page, for visitors, does not.
  middleware: ["keycloakLogin"],
};

/**
 * Pages made from records, in a fixed order: home, legal pages, campaigns, trips, the audition, units, characters,
 * agencies, clubs, albums, storyboards and half-years of notices. src/pages has the others.
 * @param catalogue content that passed the check
 */
export function planPages(catalogue: Catalogue): PlannedPage[] {
  const places = songPlaces(catalogue.songs, catalogue.albums);
  return [
    { path: homePath, kind: "home", context: {} },
    // The same page; its canonical address is `homePath`.
    { path: mainPath, kind: "main", context: MAIN },
    ...catalogue.legal.map(({ slug }): PlannedPage => {
      return { path: legalPath(slug), kind: slug, context: { slug } };
    }),
    ...catalogue.campaigns.map(campaignPage),
    ...inOrder(catalogue.trips).map(({ id, unitId = "", albumId }, index, all): PlannedPage => {
      const [previous, next] = neighbours(all, index);
      const songs = findBy(catalogue.albums, "id", albumId ?? "")?.discs.flat() ?? [];
      const context = { tripId: id, unitId, previous: previous.id, next: next.id, songs };
      return { path: tripPath(id), kind: "trip", context };
    }),
    ...inOrder(catalogue.fourPiece).map(({ slug, venue }, index, all): PlannedPage => {
      const [previous, next] = neighbours(all, index);
      const team = all.flatMap((one) => (one.venue === venue ? one.slug : []));
      const context = { slug, venue, team, previous: previous.slug, next: next.slug };
      return { path: fourPieceIdolPath(slug), kind: "four-piece-idol", context };
    }),
    ...unitIds(catalogue).map((unitId, index, all): PlannedPage => {
      const [previous, next] = neighbours(all, index);
      const members = findBy(catalogue.units, "id", unitId)?.list ?? [];
      const context = {
        unitId,
        previous,
        next,
        isInAudition: members.some((id) => findBy(catalogue.fourPiece, "character", id)),
        ...newestSongs(
          catalogue.songs.filter((song) => song.unitIds?.includes(unitId)),
          places,
        ),
        ...planMeetings(catalogue, members),
      };
      return { path: unitPath(unitId), kind: "unit", context };
    }),
    ...planCharacterPages(catalogue, unitIds(catalogue), places),
    ...officesInOrder(catalogue).map(({ id }, index, all): PlannedPage => {
      const [previous, next] = neighbours(all, index);
      const context = { officeId: id, previous: previous.id, next: next.id };
      return { path: officePath(id), kind: "agency", context };
    }),
    ...byTitle(catalogue.clubs).map(({ key, list }, index, all): PlannedPage => {
      const [previous, next] = neighbours(all, index);
      const context = { key, members: list, previous: previous.key, next: next.key };
      return { path: clubPath(key), kind: "club", context };
    }),
    ...albumPages(catalogue),
    ...reelsOf(catalogue.videos).map(({ id, unit, cast }, index, all): PlannedPage => {
      const [previous, next] = neighbours(all, index);
      const ofUnit = { unitId: unit ?? "", hasUnit: unit !== undefined };
      const context = { id, ...ofUnit, cast, previous: previous.id, next: next.id };
      return { path: storyboardPath(id), kind: "storyboard", context };
    }),
    ...noticePeriods(catalogue.notices).map((period, index, all): PlannedPage => {
      const [previous = "", next = ""] = neighboursInTime(all, index);
      const own = catalogue.notices
        .toSorted(byNewest)
        .filter(({ start }) => periodOf(start) === period);
      const music = own.map((notice) => musicOf(notice, catalogue.songs, catalogue.albums, places));
      const context = { period, ids: own.map(({ id }) => id), music, previous, next };
      return { path: noticePeriodPath(period), kind: "notice-period", context };
    }),
  ];
}

/** Albums from oldest to newest, then the songs on no album. */
function albumPages({ albums, songs, notices }: Catalogue): PlannedPage[] {
  const inOrder = byRelease(albums);
  const on = albumsBySong(albums);
  const onNone = songs.flatMap(({ id }) => (on.has(id) ? [] : id));
  const pages = inOrder.map((album) => {
    const { id, unitIds: units = [], discs, series } = album;
    const own = series ? inOrder.filter((one) => one.series === series) : [];
    const beside = own.length > 2 ? own : inOrder;
    const [previous, next] = neighboursInTime(beside, beside.indexOf(album));
    const seriesAlbums = own.map((one) => one.id);
    const around = { previous: previous?.id ?? "", next: next?.id ?? "", seriesAlbums };
    return { path: albumPath(id), albumId: id, unitIds: units, songs: discs.flat(), ...around };
  });
  const others = { path: otherSongsPath, albumId: "", unitIds: [], songs: onNone };
  return [...pages, { ...others, previous: "", next: "", seriesAlbums: [] }].map(
    ({ path, ...context }) => {
      const named = context.songs.map((id) =>
        (on.get(id) ?? []).map((album) => ({ title: album.title, path: albumPath(album.id) })),
      );
      const paths = context.songs.map((id) => noticePathOf(findBy(songs, "id", id) ?? {}, notices));
      return { path, kind: "album", context: { ...context, notices: paths, albums: named } };
    },
  );
}

/** Modules have templates of their own, so that no other page loads a module's code. */
function campaignPage({ slug, shelf, blocks }: Catalogue["campaigns"][number]): PlannedPage {
  const module = blocks.find((block) => block.kind === "module")?.module;
  const kind = module ?? (shelf === "edition" ? "edition" : "campaign");
  return { path: campaignPath(slug), kind, context: { slug } };
}

function unitIds(catalogue: Catalogue): string[] {
  return officesInOrder(catalogue).flatMap(({ list }) =>
    list.filter((id) => findBy(catalogue.units, "id", id)),
  );
}

const officesInOrder = ({ offices }: Catalogue) =>
  offices.toSorted((one, other) => one.order - other.order);

/** Same order as Gatsby's query of all clubs. */
const byTitle = <Item extends { title: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one.title < other.title ? -1 : 1));

const inOrder = <Item extends { number: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.number - other.number);
