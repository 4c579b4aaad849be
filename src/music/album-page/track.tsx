import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { formatDate } from "#lib/format/date";
import { formatRunningTime } from "#lib/format/running-time";
import { creditKey, creditNames } from "#lib/music/credit-names";
import { CHART_KEYS, chartName } from "#lib/music/levels";
import { songsAddress } from "#src/data/songs/songs-address";
import type { NamedMusic } from "#lib/music/notice-music";
import { langOf } from "#lib/text/lang-of";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { MemberChips } from "#src/ui/records/member-chip/member-chip";
import { videoAddress } from "#src/ui/records/song-list/video-link";
import { Artists } from "./artists";
import * as styles from "./track.late.module.css";

interface TrackProps {
  song: Queries.TrackFragment;
  /** Id of its element; absent if the album has the song a second time. */
  id?: string;
  /** True if the address names it. `:target` matches only after a page load, not after navigation by scripts. */
  isMarked?: boolean;
  /** Address of the notice of the event that introduced it. */
  notice?: string | undefined;
  albums?: readonly NamedMusic[] | undefined;
}

/** A song: singers, levels, lengths, credits, the event that introduced it, links to its video and Spotify. */
export function Track({ song, id, isMarked = false, notice, albums }: TrackProps) {
  const { title, singerCharacters, everyone, guests, levels, seconds, event } = song;
  const { words, music, arrangement } = song.credits ?? {};
  const credit = (people?: string | null) => people && <Credit people={people} />;
  const cameWith = event && (
    <>
      <span lang="ja">{notice ? <Link to={notice}>{event.name}</Link> : event.name}</span>,{" "}
      {formatDate(event.start)}
    </>
  );
  const on = albums && albums.length > 0 && (
    <ul lang="ja">
      {albums.map((album) => (
        <li key={album.path}>
          <Link to={album.path}>{album.title}</Link>
        </li>
      ))}
    </ul>
  );
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ["On", on],
    ["Words", credit(words)],
    ["Music", credit(music)],
    ["Arrangement", credit(arrangement)],
    ["Game length", seconds?.game && formatRunningTime(seconds.game)],
    ["Full length", seconds?.full && formatRunningTime(seconds.full)],
    ["Came with", cameWith],
  ];
  return (
    <li
      id={id}
      className={styles.track}
      data-unit={song.unitIds?.[0]}
      data-marked={isMarked ? "" : undefined}
    >
      <h2 className={styles.title} lang={langOf(title)}>
        {title}
      </h2>
      <Artists of={song} className={styles.links}>
        {song.video && (
          <li>
            <SiteLink target={videoAddress(song.video)}>Video on YouTube</SiteLink>
          </li>
        )}
        {song.spotify && (
          <li>
            <SiteLink target={`https://open.spotify.com/track/${song.spotify}`}>Spotify</SiteLink>
          </li>
        )}
      </Artists>
      {everyone && <p>All idols of the time sing it.</p>}
      {singerCharacters && singerCharacters.length > 0 && (
        <MemberChips className={styles.singers} characters={singerCharacters} />
      )}
      {guests && <p>Others sing too, of whom this guide has no pages.</p>}
      {levels && (
        <dl className={styles.levels}>
          {CHART_KEYS.map((chart) => {
            const level = levels[chart];
            return (
              level && (
                <div key={chart}>
                  <dt>{chartName(chart)}</dt>
                  <dd>
                    <SiteLink target={songsAddress({ chart, from: level, to: level })}>
                      {level}
                    </SiteLink>
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      )}
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}

/** The people of a credit, each with a link to all songs that name them. */
function Credit({ people }: { people: string }) {
  const names = creditNames(people);
  const isSingle = names.length === 1;
  const links = names.map((name) => (
    <SiteLink key={name} target={songsAddress({ by: creditKey(name) })}>
      {isSingle ? <span lang="ja">{people}</span> : `More by ${name}`}
    </SiteLink>
  ));
  if (isSingle) return links;
  return (
    <>
      <span lang="ja">{people}</span>
      <span>{links}</span>
    </>
  );
}

export const trackFragment = graphql`
  fragment Track on Song {
    id: jsonId title unitIds act everyone guests spotify
    units { id: jsonId name }
    singerCharacters { ...MemberChip }
    levels { easy normal hard expert special }
    seconds { game full }
    credits { words music arrangement }
    video { youtube }
    event { name start }
  }
`;
