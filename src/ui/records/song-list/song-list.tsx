import { Link } from "gatsby";
import { Fragment, memo } from "react";
import { counted } from "#lib/format/counted";
import { CHART_KEYS, chartName, CHARTS } from "#lib/music/levels";
import type { ListedSong, SongView } from "#lib/music/song-view";
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
  const headingOf = (song: ListedSong) => {
    if (chart) return `${chartName(chart)} ${song.levels[chart]}`;
    return sort === "title" ? "By title" : (song.year ?? "Year unknown");
  };
  const isByYear = !chart && sort !== "title";
  const SubHeading = Heading === "h2" ? "h3" : "h4";
  const albumsOf = (group: readonly ListedSong[]) =>
    [...new Set(group.map(({ albumTitle }) => (isByYear ? albumTitle : undefined)))].map(
      (title) => {
        const tracks = isByYear ? group.filter(({ albumTitle }) => albumTitle === title) : group;
        return { title, path: tracks[0]?.path.split("#")[0] ?? "", tracks };
      },
    );
  const headings = [...new Set(songs.map(headingOf))];
  return (
    <>
      <p className={styles.columns} aria-hidden="true">
        {CHART_KEYS.map((key) => (
          <span key={key}>{CHARTS[key]}</span>
        ))}
      </p>
      {headings.map((heading) => {
        const group = songs.filter((song) => headingOf(song) === heading);
        return (
          <section key={heading} className={styles.group}>
            <Heading className={styles.heading}>
              {heading} <small>{counted(group.length, "song")}</small>
            </Heading>
            {albumsOf(group).map(({ title, path, tracks }) => (
              <Fragment key={title ?? ""}>
                {title && (
                  <SubHeading className={styles.album}>
                    <Link to={path} lang="ja">
                      {title}
                    </Link>
                  </SubHeading>
                )}
                <ul>
                  {tracks.map((song) => (
                    <SongRow key={song.id} song={song} chart={chart} />
                  ))}
                </ul>
              </Fragment>
            ))}
          </section>
        );
      })}
    </>
  );
}

interface SongRowProps {
  song: ListedSong;
  chart: SongView["chart"];
}

/** A song in two lines: the title leads to its album, its video to YouTube, and the levels stand in columns. */
const SongRow = memo(function SongRow({ song, chart: chosen }: SongRowProps) {
  const { id, title, path, by, unitIds, levels, year, video } = song;
  const [unit, ...others] = unitIds;
  return (
    <li id={id} className={styles.row} data-unit={others.length === 0 ? unit : undefined}>
      <Link to={path} lang={langOf(title)}>
        {title}
      </Link>
      <span lang={langOf(by)}>
        {by}
        {chosen && year && ` · ${year}`}
      </span>
      {video && <VideoLink className={styles.video} video={video} title={title} />}
      {levels.easy && (
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
