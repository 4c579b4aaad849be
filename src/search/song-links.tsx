import { useEffect, useState } from "react";
import { CHART_KEYS, chartName } from "#lib/music/levels";
import { find } from "#lib/search/find";
import type { Match } from "#lib/search/match";
import type { OpenIndex } from "#lib/search/open-index";
import { savesData } from "#src/data/browser/saves-data";
import { fetchPageData } from "#src/data/preload/page-data";
import { songsAddress } from "#src/data/songs/songs-address";
import { Cluster } from "#src/ui/primitives/elements";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { videoAddress } from "#src/ui/records/song-list/video-link";
import * as styles from "./search-dialog.module.css";

interface SongLinksProps {
  index: OpenIndex;
  typed: string;
  /** The best result. */
  match: Match | undefined;
  onClose: () => void;
}

const YEAR = /(?<!\d)20\d\d(?!\d)/;
const CHART = new RegExp(`\\b(?:${CHART_KEYS.join("|")})\\b`, "i");

/** Time without typing before a video is looked up, in ms. */
const PAUSE = 250;

/** Links to the songs of a typed unit or idol and a year or a chart, and to the video of the song that was found. */
export function SongLinks({ index, typed, match, onClose }: SongLinksProps) {
  const song = match?.found.kind === "song" ? match.found.record : undefined;
  const [found, setFound] = useState<{ path: string; address: string }>();
  const path = song?.path;
  useEffect(() => {
    if (!path || savesData()) return;
    const request = new AbortController();
    const lookUp = async () => {
      const video = await fetchVideo(path, request.signal);
      if (video) setFound({ path, address: videoAddress(video) });
    };
    const timer = setTimeout(() => void lookUp().catch(() => undefined), PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [path]);
  const songs = listFor(index, typed);
  const video = song && found?.path === song.path ? found.address : "";
  if (!songs && !video) return null;
  return (
    <Cluster as="p" className={styles.songs}>
      {songs && (
        <SiteLink target={songs.address} onClick={onClose}>
          {songs.words}
        </SiteLink>
      )}
      <SiteLink target={video}>Video of “{song?.title}” on YouTube</SiteLink>
    </Cluster>
  );
}

/** Video of the song at an address; undefined if it has none. */
async function fetchVideo(address: string, signal: AbortSignal) {
  const [path = "", song] = address.split("#");
  const { songs } = await fetchPageData<Queries.AlbumTemplateQuery>(path, signal);
  return songs.nodes.find(({ id }) => id === song)?.video;
}

/** The filtered list for `Knights 2022` and `Trickstar expert`. */
function listFor(index: OpenIndex, typed: string) {
  const [year] = YEAR.exec(typed) ?? [];
  const chart = CHART_KEYS.find((key) => key === CHART.exec(typed)?.[0].toLowerCase());
  if (!year && !chart) return undefined;
  const [{ found } = {}] = find(index, typed.replace(YEAR, " ").replace(CHART, " ")).hits;
  if (found?.kind !== "unit" && found?.kind !== "character") return undefined;
  const slug = found.record.path.split("/").at(-1);
  const filter = found.kind === "unit" ? { unit: slug } : { idol: slug };
  const names = [found.record.title, year, chart && chartName(chart)].filter(Boolean);
  return {
    address: songsAddress({ ...filter, year, chart }),
    words: `Songs of ${names.join(", ")}`,
  };
}
