import { graphql, Link, navigate } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import type { NewestSongs } from "#lib/content/model/pages/newest-songs";
import { songsPath } from "#lib/content/model/pages/paths";
import type { SongView } from "#src/data/songs/song-view";
import { langOf } from "#lib/text/lang-of";
import { onPlainClick } from "#src/app/routing/plain-click";
import { songsAddress } from "#src/data/songs/songs-address";
import { ButtonLink, Cluster, Section } from "#src/ui/primitives/elements";
import { VideoLink } from "#src/ui/records/song-list/video-link";
import * as styles from "./songs-section.late.module.css";

interface SongsSectionProps {
  filter: Pick<SongView, "idol" | "unit">;
  songs: readonly Queries.NewestSongFragment[];
  context: NewestSongs;
}

const LOADING = <output>Loading …</output>;

/** Lists that are open when their page is left, by the address of all its songs: Back finds the page as it was. */
const openLists = new Map<string, { address: string; list: ReactNode }>();

/**
 * Newest songs of a unit or an idol with the levels of their Expert charts. Two links open all songs in place, by year
 * and by level; without scripts they lead to the list of songs.
 */
export function SongsSection({ filter, songs, context }: SongsSectionProps) {
  const all = songsAddress(filter);
  const [open, setOpen] = useState(() => openLists.get(all));
  useEffect(() => {
    if (open && open.list !== LOADING) openLists.set(all, open);
    else openLists.delete(all);
  }, [all, open]);
  if (songs.length === 0) return null;
  const link = (words: string, view: SongView) => {
    const address = songsAddress(view);
    const show = () => {
      if (open?.address === address) return setOpen(undefined);
      setOpen({ address, list: LOADING });
      import(/* webpackChunkName: "all-songs" */ "./all-songs")
        .then(({ allSongs }) => allSongs(view))
        .then(
          (list) => setOpen((now) => (now?.address === address ? { address, list } : now)),
          () => navigate(address),
        );
    };
    return (
      <ButtonLink
        size="small"
        to={address}
        data-replay=""
        {...(open?.address === address && { "aria-current": "true", tone: "dark" })}
        onClick={onPlainClick(show)}
      >
        {words}
      </ButtonLink>
    );
  };
  return (
    <Section data-only="screen" aria-labelledby="songs">
      <h2 id="songs">Songs</h2>
      <Cluster className={styles.views}>
        {link(`All songs (${context.songCount})`, filter)}
        {link("Hardest Expert charts", { ...filter, chart: "expert" })}
        {open && <Link to={open.address}>Search and filter</Link>}
      </Cluster>
      {open?.list ?? (
        <ul className={styles.songs}>
          {songs.map(({ id, title, levels, video }, index) => (
            <li key={id}>
              <Link lang={langOf(title)} to={context.songPlaces[index]?.path ?? songsPath}>
                {title}
              </Link>
              {video && <VideoLink video={video} title={title} />}
              <span>{context.songPlaces[index]?.year}</span>
              <span>{levels && `EX ${levels.expert}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export const newestSongFragment = graphql`
  fragment NewestSong on Song {
    id: jsonId title
    levels { expert }
    video { youtube }
  }
`;
