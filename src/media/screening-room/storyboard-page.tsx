import { mediaPath, screeningPath, storyboardPath } from "#lib/content/model/pages/paths";
import { formatRunningTime } from "#lib/format/running-time";
import { notFound } from "#src/app/routing/route-error";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import * as marquee from "./marquee.module.css";
import { castOf } from "./screening-catalogue";
import * as room from "./screening-room.module.css";
import { Storyboard } from "./storyboard";
import * as styles from "./storyboard-page.module.css";
import { ButtonLink, Cluster, Stack } from "#src/ui/primitives/elements";

interface StoryboardPageProps {
  data: Queries.StoryboardTemplateQuery;
  pageContext: { id: string; previous: string; next: string };
}

/** Storyboard of a film, readable without scripts: cards, characters and lines. */
export function StoryboardPage({ data, pageContext }: StoryboardPageProps) {
  const filmOf = (wanted: string) => data.programme?.list.find(({ id }) => id === wanted);
  const film = filmOf(pageContext.id);
  const previous = filmOf(pageContext.previous);
  const next = filmOf(pageContext.next);
  if (!film || !previous || !next) throw notFound();
  return (
    <div data-unit={film.unit ?? undefined}>
      <div className={room.theatre}>
        <header className={marquee.marquee}>
          <div className={marquee.sign}>
            <h1 className={marquee.title}>{film.title}</h1>
            <Cluster as="p" className={marquee.line}>
              <span>{data.unit?.name ?? "Several units"}</span>
              <span>
                <time dateTime={`PT${film.seconds}S`}>{formatRunningTime(film.seconds)}</time>
              </span>
              <span>Storyboard</span>
            </Cluster>
          </div>
        </header>
      </div>
      <Stack as="section" gap={5} className={styles.words} aria-label="The film">
        <p className={styles.about}>{film.about}</p>
        <Cluster as="p">
          <ButtonLink size="small" tone="sun" to={screeningPath(film.id)}>
            Watch it
          </ButtonLink>
          <ButtonLink size="small" to={mediaPath}>
            All films
          </ButtonLink>
        </Cluster>
      </Stack>
      <Storyboard film={film} cast={castOf(film, { performers: data.players.nodes })} />
      <LateSheets />
      <Pager
        label="Other films"
        between={[previous, next]}
        entry={({ id, title }) => ({ path: storyboardPath(id), title })}
      />
    </div>
  );
}
