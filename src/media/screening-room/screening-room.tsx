import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { mediaPath } from "#lib/content/model/pages/paths";
import { NotFound } from "#src/app/errors/not-found";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { useAnswer } from "#src/data/answers/use-answer";
import { useSource } from "#src/data/downloads/use-source";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { Cluster, Section, Text } from "#src/ui/primitives/elements";
import { fetchContributed, fetchProgramme } from "./fetch-films";
import { Contributions } from "./contributions";
import * as marquee from "./marquee.module.css";
import { NowShowing } from "./now-showing";
import { Programme } from "./programme";
import { Screen } from "./screen";
import { readScreening, type Screening, screeningQuery } from "./screening";
import type { ScreeningCatalogue } from "./screening-catalogue";
import * as styles from "./screening-room.module.css";
import seats from "./seats.svg";
import * as late from "./screening-room.late.module.css";

interface ScreeningRoomProps {
  catalogue: ScreeningCatalogue;
  /** Address of the official video channel; empty if unknown. */
  channel?: string;
  /** Programme as built, if `catalogue` is a later one. */
  builtIn?: ScreeningCatalogue;
  /** Notice about the programme itself. */
  mark?: ReactNode;
}

const FIRST: Screening = { tab: "house" };

const TABS = [
  { id: "house", title: "Our reels", href: `${mediaPath}#house` },
  {
    id: "contributed",
    title: "Contributed films",
    href: `${mediaPath}?tab=contributed#contributed`,
  },
] as const;

/**
 * Screening room: the selected film and the programme. The address contains the selection; no film is loaded before the
 * visitor requests it. The server renders the whole programme with the first film selected; storyboards are separate
 * pages.
 */
export function ScreeningRoom({
  catalogue: latest,
  builtIn = latest,
  channel = "",
  mark,
}: ScreeningRoomProps) {
  const read = useCallback(
    ({ search }: PageAddress) => {
      const found = readScreening(search, latest);
      // A film being watched stays, even if a later programme lacks it.
      return found
        ? { screening: found, catalogue: latest }
        : { screening: readScreening(search, builtIn), catalogue: builtIn };
    },
    [latest, builtIn],
  );
  const addressed = useSearchState(read);
  const isHydrated = addressed !== undefined;
  const { screening, catalogue } = addressed ?? { screening: FIRST, catalogue: latest };
  const [requestedId, setRequestedId] = useState<string>();
  const stage = useRef<HTMLDivElement>(null);

  if (!screening) return <NotFound />;

  const { films, contributed } = catalogue;
  const tab = contributed.length > 0 ? screening.tab : "house";
  const counts = { house: films.length, contributed: contributed.length };
  const film = [...films, ...contributed].find(({ id }) => id === screening.film) ?? films[0];
  const show = (change: Partial<Screening>) =>
    writeAddress(screeningQuery({ ...screening, ...change }) || window.location.pathname);
  const watch = (id: string) => {
    setRequestedId(id);
    show({ film: id });
    stage.current?.scrollIntoView({ block: "nearest" });
  };
  const index = films.findIndex(({ id }) => id === film?.id);
  const next = index === -1 ? undefined : films[(index + 1) % films.length];
  return (
    <>
      <div className={styles.theatre}>
        <header className={marquee.marquee}>
          <div className={marquee.sign}>
            <h1 className={marquee.title}>Screening room</h1>
            <Cluster as="p" className={marquee.line}>
              <span>{films.length} silent films</span>
              <span>Continuous showing</span>
              <span>Shouting permitted</span>
            </Cluster>
          </div>
        </header>
        <div className={styles.stage}>
          <div ref={stage} className={styles.screen}>
            {film ? (
              <Screen
                key={film.id}
                film={film}
                catalogue={catalogue}
                isRequested={requestedId === film.id}
                onRequest={() => setRequestedId(film.id)}
                next={next && { title: next.title, show: () => watch(next.id) }}
              />
            ) : null}
          </div>
        </div>
        <Drawing
          className={styles.seats}
          outline={5}
          from={`${seats}#seats`}
          viewBox="0 0 1600 130"
          preserveAspectRatio="xMidYMax slice"
        />
      </div>
      {film ? <NowShowing film={film} catalogue={catalogue} /> : null}
      {mark}
      <LateSheets />
      <Section as="div">
        {contributed.length > 0 && (
          /* Without scripts both tabs are shown, and these link to them. */
          <nav className={late.tabs} aria-label="Programme">
            {TABS.map(({ id, title, href }) => (
              <ChoiceLink
                key={id}
                className={late.tab}
                address={href}
                isChosen={id === tab}
                onChoose={() => show({ tab: id, film: undefined })}
              >
                {title} <span className={late.count}>{counts[id]}</span>
              </ChoiceLink>
            ))}
          </nav>
        )}
        <Programme
          catalogue={catalogue}
          screening={screening}
          isHidden={isHydrated && tab !== "house"}
          onUnit={(unit) => show({ unit })}
          onFilm={watch}
        />
        {contributed.length > 0 && (
          <Contributions
            films={contributed}
            isHidden={isHydrated && tab !== "contributed"}
            onFilm={watch}
          />
        )}
        {channel !== "" && (
          <Text weight={600} className={late.channel}>
            For trailers and music videos, visit{" "}
            <SiteLink target={channel}>the official video channel</SiteLink>
          </Text>
        )}
      </Section>
    </>
  );
}

interface LiveScreeningRoomProps {
  catalogue: ScreeningCatalogue;
  /** Address of the official videos as built; empty if unknown. */
  channel: { source: { readonly videoUrl: string } | null; link: string | undefined };
  /** Changes on each navigation to this page. */
  visit: string | undefined;
}

/** Films as built, then as answered by the host. */
export const LiveScreeningRoom = observer(function LiveScreeningRoom({
  catalogue,
  channel,
  visit,
}: LiveScreeningRoomProps) {
  const films = useAnswer(catalogue.films, fetchProgramme);
  const contributed = useAnswer(catalogue.contributed, fetchContributed);
  const source = useSource(channel.source);
  const live = useMemo(
    () => ({ ...catalogue, films: films.value, contributed: contributed.value }),
    [catalogue, films.value, contributed.value],
  );
  return (
    <ScreeningRoom
      key={visit}
      catalogue={live}
      builtIn={catalogue}
      channel={source?.videoUrl || channel.link || ""}
      mark={<StaleNotice answers={[films, contributed]} part="Films" />}
    />
  );
});
