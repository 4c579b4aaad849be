import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { counted } from "#lib/format/counted";
import { type SongView, songsIn, songsNamed } from "#src/data/songs/song-view";
import { songSorterPath } from "#lib/content/model/pages/paths";
import { langOf } from "#lib/text/lang-of";
import { NotFound } from "#src/app/errors/not-found";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { useTabTitle } from "#src/app/routing/use-tab-title";
import { atBase } from "#src/data/browser/base-path";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { ButtonLink, Cluster, Section, Stack } from "#src/ui/primitives/elements";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Field } from "#src/ui/primitives/field/field";
import { Hero } from "#src/ui/primitives/hero/hero";
import { listedSongs } from "#src/data/songs/listed-songs";
import { songsAddress } from "#src/data/songs/songs-address";
import { chosenInWords, filterChoices } from "./filter-choices";
import { readSongView } from "./read-song-view";
import { SongFilters } from "./song-filters";
import { SongList } from "#src/ui/records/song-list/song-list";
import drawings from "./songs.svg";
import { HideBuiltList } from "#src/ui/records/built-list/hide-built-list";
import * as styles from "./songs-page.module.css";

/** Ready-made lists for visitors who look for no particular song. */
const LISTS: readonly (readonly [string, SongView])[] = [
  ["Expert 28 and up", { chart: "expert", from: "28" }],
  ["Special charts", { chart: "special" }],
  ["Solos", { kind: "solo" }],
  ["With a video", { video: "yes" }],
];

const FORM = "song-filters";

/** Choices made before hydration, during which React resets the controls to their built values. */
function readEarlyChoices(): SongView {
  if (typeof document === "undefined") return {};
  const controls = document.querySelectorAll<HTMLInputElement>(`#${FORM} :is(select, input)`);
  return Object.fromEntries(
    [...controls].flatMap((one) => (one.value ? [[one.name, one.value]] : [])),
  );
}

/** All songs on one list, filtered and sorted as the address says. */
export function SongsPage({ data }: { data: Queries.SongsPageQuery }) {
  const songs = useMemo(() => listedSongs(data), [data]);
  const filters = useMemo(() => filterChoices(data, songs), [data, songs]);
  const read = useCallback(
    ({ search }: PageAddress) => ({ view: readSongView(search, songs) }),
    [songs],
  );
  const addressed = useSearchState(read);
  const field = useRef<HTMLInputElement>(null);
  const [earlyChoices] = useState(readEarlyChoices);
  const view = addressed ? addressed.view : {};
  useEffect(() => {
    if (Object.keys(earlyChoices).length === 0) return;
    const now = readSongView(window.location.search, songs);
    writeAddress(atBase(songsAddress({ ...now, ...earlyChoices })));
  }, [earlyChoices, songs]);
  // The field keeps what is being typed; Back and links change it.
  const title = view?.title ?? "";
  // Matching a text takes most of the time, so it is done once for the list and all filters.
  const matching = useMemo(() => songsNamed(songs, title), [songs, title]);
  useEffect(() => {
    if (addressed && field.current && field.current !== document.activeElement)
      field.current.value = title;
  }, [addressed, title]);
  const clear = () => writeAddress(atBase(songsAddress({})));
  const chosen = view ? chosenInWords(view, filters, songs) : [];
  const of = view?.unit || view?.idol ? `Songs of ${chosen[0]}` : undefined;
  useTabTitle(of);
  if (!view) return <NotFound />;
  const found = songsIn(matching, view);
  const show = (next: SongView, options?: { replace: boolean }) =>
    writeAddress(atBase(songsAddress({ ...view, ...next })), options);
  return (
    <>
      <header
        className={styles.hero}
        data-unread={addressed ? undefined : ""}
        data-filtered={chosen.length > 0 || undefined}
      >
        <Drawing className={styles.notes} from={`${drawings}#notes`} viewBox="0 0 460 240" />
        <Hero
          title={of ?? "Songs"}
          lead={`${songs.length} songs and ${data.albums.nodes.length} albums: who sings, who wrote them, and how hard their charts are.`}
        />
        <Cluster as="nav" aria-label="Ready-made lists" className={styles.lists}>
          {LISTS.map(([name, list]) => (
            <ButtonLink size="small" key={name} as="a" href={atBase(songsAddress(list))}>
              {name}
            </ButtonLink>
          ))}
          <ButtonLink size="small" to={songSorterPath}>
            Rank them
          </ButtonLink>
        </Cluster>
      </header>
      <Section as="div" className={styles.room}>
        <HideBuiltList />
        <noscript>
          <p>Without JavaScript this list has all songs, also if the address asks for some.</p>
        </noscript>
        <div id={FORM} className={styles.filters}>
          <Stack as="label" gap={1} data-only="scripts" className={styles.search}>
            Title, singer or writer
            <Field
              ref={field}
              type="search"
              id="song-title"
              autoComplete="off"
              name="title"
              onInput={({ currentTarget }) =>
                show({ title: currentTarget.value }, { replace: true })
              }
            />
          </Stack>
          <details data-only="scripts" className={styles.fold}>
            <ButtonLink as="summary" size="small">
              Filters{chosen.length > 0 && ` (${chosen.length})`}
            </ButtonLink>
            <div className={styles.choices}>
              <SongFilters {...{ filters, songs, matching, view }} onChange={show} />
            </div>
          </details>
          <p className={styles.count}>
            <output data-built={addressed ? undefined : "count"}>
              {counted(found.length, "song")}
              {chosen.map((words) => (
                <Fragment key={words}>
                  {" · "}
                  <span lang={langOf(words)}>{words}</span>
                </Fragment>
              ))}
            </output>
            {Object.values(view).some(Boolean) && (
              <button type="button" className={styles.all} onClick={clear}>
                Clear all
              </button>
            )}
          </p>
        </div>
        <LateSheets />
        <div data-built={addressed ? undefined : ""}>
          {found.length === 0 && <p>No song is all of that at once.</p>}
          <SongList songs={found} view={view} />
        </div>
      </Section>
    </>
  );
}
