import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { counted } from "#lib/format/counted";
import { readSongView, songsAddress } from "#lib/music/song-address";
import { type SongView, songsIn } from "#lib/music/song-view";
import { NotFound } from "#src/app/errors/not-found";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { atBase } from "#src/data/browser/base-path";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { ButtonLink } from "#src/ui/primitives/button/button";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Field } from "#src/ui/primitives/field/field";
import { Hero } from "#src/ui/primitives/hero/hero";
import { Cluster, Section, Stack } from "#src/ui/primitives/layout/layout";
import { listedSongs } from "./listed-songs";
import { SongFilters } from "./song-filters";
import { SongList } from "./song-list";
import drawings from "./songs.svg";
import * as styles from "./songs-page.module.css";

/** Ready-made lists for who looks for no song in particular. */
const LISTS: readonly (readonly [string, SongView])[] = [
  ["Expert 28 and up", { chart: "expert", from: "28" }],
  ["Special charts", { chart: "special" }],
  ["Solos", { kind: "solo" }],
  ["With a video", { video: "yes" }],
];

/** All songs on one list, filtered and sorted as the address says. */
export function SongsPage({ data }: { data: Queries.SongsPageQuery }) {
  const songs = useMemo(() => listedSongs(data), [data]);
  const read = useCallback(
    ({ search }: PageAddress) => ({ view: readSongView(search, songs) }),
    [songs],
  );
  const addressed = useSearchState(read);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Words that were typed before the scripts came are typed again.
  useEffect(() => {
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  const view = addressed ? addressed.view : {};
  if (!view) return <NotFound />;
  const found = songsIn(songs, view, typed);
  return (
    <>
      <header className={styles.hero}>
        <Drawing className={styles.notes} from={`${drawings}#notes`} viewBox="0 0 460 240" />
        <Hero
          title="Songs"
          lead={`${songs.length} songs and ${data.albums.nodes.length} albums: who sings, who wrote them, and how hard their charts are.`}
        />
        <Cluster as="nav" aria-label="Ready-made lists" className={styles.lists}>
          {LISTS.map(([name, list]) => (
            <ButtonLink size="small" key={name} as="a" href={atBase(songsAddress(list))}>
              {name}
            </ButtonLink>
          ))}
        </Cluster>
      </header>
      <Section as="div">
        <div data-only="scripts" className={styles.filters}>
          <Stack as="label" gap={1} className={styles.search}>
            Title
            <Field
              ref={field}
              type="search"
              id="song-title"
              autoComplete="off"
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </Stack>
          <div className={styles.choices}>
            <SongFilters
              data={data}
              songs={songs}
              view={view}
              onChange={(next) => writeAddress(atBase(songsAddress({ ...view, ...next })))}
            />
          </div>
        </div>
        <p className={styles.count}>
          <output>{counted(found.length, "song")}</output>
          {Object.values(view).some(Boolean) && (
            <button
              type="button"
              className={styles.all}
              onClick={() => writeAddress(atBase(songsAddress({})))}
            >
              Show all
            </button>
          )}
        </p>
        <LateSheets />
        {found.length === 0 && <p>No song is all of that at once.</p>}
        <SongList songs={found} view={view} />
      </Section>
    </>
  );
}
