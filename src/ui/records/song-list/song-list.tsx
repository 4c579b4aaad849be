import { Link } from "gatsby";
import { Fragment, memo } from "react";
import { counted } from "#lib/format/counted";
import { CHART_KEYS, chartName, CHARTS } from "#lib/music/levels";
import type { ListedSong } from "#src/data/songs/listed-songs";
import type { SongView } from "#src/data/songs/song-view";
import { langOf } from "#lib/text/lang-of";
import { VisuallyHidden } from "#src/ui/primitives/elements";
import { VideoLink } from "./video-link";
import * as styles from "./song-list.module.css";

interface SongListProps {
  songs: readonly ListedSong[];
  view: SongView;
  /** Element of the headings. */
  as?: "h2" | "h3";
}

/** The songs in groups: by the level of the chosen chart, else by year and album; by title they are one list. */
export function SongList({ songs, view: { chart, sort }, as: Heading = "h2" }: SongListProps) {
  const SubHeading = Heading === "h2" ? "h3" : "h4";
  const isByYear = !chart && sort !== "title";
  const headingOf = ({ levels, year = "Year unknown" }: ListedSong) =>
    chart ? `${chartName(chart)} ${levels?.[chart]}` : isByYear ? year : "By title";
  return (
    <>
      <p className={styles.columns} aria-hidden="true">
        {CHART_KEYS.map((key) => (
          <span key={key}>{CHARTS[key]}</span>
        ))}
      </p>
      {groupsOf(songs, headingOf).map(([heading, group]) => (
        <section key={heading} className={styles.group}>
          <Heading className={styles.heading}>
            {heading} <small>{counted(group.length, "song")}</small>
          </Heading>
          {groupsOf(group, ({ albumTitle = "" }) => (isByYear ? albumTitle : "")).map(
            ([album, tracks]) => (
              <Fragment key={album}>
                {album && (
                  <SubHeading className={styles.album}>
                    <Link to={tracks[0]?.path.split("#")[0] ?? ""} lang="ja">
                      {album}
                    </Link>
                  </SubHeading>
                )}
                <ul>
                  {tracks.map((song) => (
                    <SongRow key={song.id} song={song} chart={chart} />
                  ))}
                </ul>
              </Fragment>
            ),
          )}
        </section>
      ))}
    </>
  );
}

const groupsOf = (songs: readonly ListedSong[], keyOf: (song: ListedSong) => string) =>
  [...new Set(songs.map(keyOf))].map(
    (key) => [key, songs.filter((song) => keyOf(song) === key)] as const,
  );

type SongRowProps = Pick<SongView, "chart"> & { song: ListedSong };

/** A song in two lines: the title leads to its album, its video to YouTube, and the levels stand in columns. */
const SongRow = memo(function SongRow({ song, chart: chosen }: SongRowProps) {
  const { id, title, path, by, unitIds, levels, year, video } = song;
  return (
    <li id={id} className={styles.row} data-unit={unitIds?.length === 1 ? unitIds[0] : undefined}>
      <Link to={path} lang={langOf(title)}>
        {title}
      </Link>
      <span lang={langOf(by)}>
        {by}
        {chosen && year && ` · ${year}`}
      </span>
      {video && <VideoLink className={styles.video} video={video} title={title} />}
      {levels && (
        <span className={styles.levels}>
          {CHART_KEYS.map((chart) => (
            <span key={chart} className={chart === chosen ? styles.chosen : undefined}>
              <VisuallyHidden>{chartName(chart)} </VisuallyHidden>
              {levels[chart] ?? "–"}
            </span>
          ))}
        </span>
      )}
    </li>
  );
});
