import { graphql } from "gatsby";
import { formatDate } from "#lib/format/date";
import { songsAddress } from "#src/data/songs/songs-address";
import type { NamedMusic } from "#lib/music/notice-music";
import { albumPath } from "#lib/content/model/pages/paths";
import { type PageAddress, useSearchState } from "#src/app/routing/use-search-state";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Section } from "#src/ui/primitives/elements";
import { Pager } from "#src/ui/primitives/pager/pager";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { SourcesSection } from "#src/ui/records/sources-section/sources-section";
import { Artists } from "./artists";
import { TrackTitles } from "#src/ui/records/track-titles/track-titles";
import { SeriesAlbums } from "./series-albums";
import { Track } from "./track";
import * as styles from "./album-page.module.css";

interface AlbumPageProps {
  data: Queries.AlbumTemplateQuery;
  /** The songs, and for each the address of the notice of its event, or nothing, and the albums that it is on. */
  pageContext: {
    readonly songs: readonly string[];
    readonly notices: readonly string[];
    readonly albums: readonly (readonly NamedMusic[])[];
  };
}

/** Number of tracks from which an album has an overview. */
const LONG = 4;

const songInAddress = ({ hash }: PageAddress): string => hash.slice(1);

/** An album: its date, its series and its units, then its tracks with all that is known of each song. */
export function AlbumPage({ data, pageContext }: AlbumPageProps) {
  const { album, songs, previous, next, music } = data;
  const marked = useSearchState(songInAddress);
  const songOf = (id: string) => songs.nodes.find((song) => song.id === id) ?? [];
  const tracks = album?.discs.flat().flatMap(songOf) ?? songs.nodes;
  const series = music?.series.find(({ id }) => id === album?.series);
  const year = album?.released.slice(0, 4);
  // Songs on no album are in no order.
  const List = album ? "ol" : "ul";
  return (
    <div data-unit={album?.unitIds?.[0]}>
      <header className={styles.hero}>
        {album && (
          <div className={styles.sleeve}>
            <Picture
              priority
              image={album.sleevePicture.imageData}
              alt=""
              sizes="(min-width: 700px) 340px, 64vw"
            />
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.kind}>
            <SiteLink target={songsAddress({ series: series?.id })}>
              {series?.name ?? "Songs"}
            </SiteLink>
            {album && ` · ${album.isAlbum ? "Album" : "Single"} · `}
            {year && <SiteLink target={songsAddress({ year })}>{year}</SiteLink>}
          </p>
          <h1 className={styles.title} lang={album ? "ja" : undefined}>
            {album?.title ?? "Songs on no album"}
          </h1>
          {album && (
            <>
              <Japanese className={styles.full} text={album.fullTitle} shownName={album.title} />
              <Artists of={album} />
              <p>Released on {formatDate(album.released)} in Japan.</p>
              {album.link && (
                <SiteLink target={album.link}>
                  Where to hear or buy it: {new URL(album.link).host}
                </SiteLink>
              )}
            </>
          )}
        </div>
      </header>
      <LateSheets />
      <Section as="div">
        {tracks.length >= LONG && <TrackTitles as={List} tracks={tracks} />}
        <List className={styles.tracks}>
          {tracks.map((song, place) => {
            const isFirst = tracks.indexOf(song) === place;
            const at = pageContext.songs.indexOf(song.id);
            return (
              <Track
                key={isFirst ? song.id : `${song.id} again`}
                {...(isFirst && { id: song.id, isMarked: marked === song.id })}
                song={song}
                notice={pageContext.notices[at]}
                albums={pageContext.albums[at]}
              />
            );
          })}
        </List>
      </Section>
      {series && album && (
        <SeriesAlbums albums={data.seriesAlbums.nodes} currentId={album.id} series={series.name} />
      )}
      <SourcesSection>
        <p>
          Titles, singers, levels and credits are as a list kept by volunteers has them, of August
          2026. Special charts of level 101 and more are on a scale of their own.
        </p>
      </SourcesSection>
      <Pager
        label="Other albums"
        between={[previous, next]}
        entry={({ id, title, unitIds }) => ({
          path: albumPath(id),
          title,
          unit: unitIds?.[0],
        })}
      />
    </div>
  );
}

export const albumFragments = graphql`
  fragment AlbumPage on Album {
    id: jsonId title fullTitle released series unitIds act isAlbum discs link
    units { id: jsonId name }
    sleevePicture { imageData }
  }

  fragment AlbumNeighbour on Album { id: jsonId title unitIds }
`;
