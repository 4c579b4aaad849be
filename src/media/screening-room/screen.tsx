import { atBase } from "#src/data/browser/base-path";
import { useLazyComponent } from "#src/ui/lazy/use-lazy-component";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { formatRunningTime } from "#lib/format/running-time";
import { Button, ButtonLink, Row, Stack, Title } from "#src/ui/primitives/elements";
import { hostOf } from "./host-of";
import type { ReelPlayerProps } from "./player/reel-player";
import * as styles from "./screen.module.css";
import type { ContributedFilm, Film, ScreeningCatalogue } from "./screening-catalogue";
import "#src/ui/records/office-patterns.css";
import { Fallback } from "#src/ui/primitives/fallback/fallback";

interface ScreenProps {
  film: Film | ContributedFilm;
  catalogue: ScreeningCatalogue;
  isRequested: boolean;
  onRequest: () => void;
  next?: ReelPlayerProps["next"];
}

const loadPlayer = () => import(/* webpackChunkName: "reel-player" */ "./player/reel-player");

/** Poster of the film; on request the player, or the link to its host. */
export function Screen({ film, catalogue, isRequested, onRequest, next }: ScreenProps) {
  const Player = useLazyComponent(loadPlayer, isRequested && isReel(film));
  if (isRequested && isReel(film) && Player.component) {
    return <Player.component film={film} catalogue={catalogue} next={next} />;
  }
  const ask = () => {
    Player.retry();
    onRequest();
  };
  const unit = catalogue.units.find(({ id }) => id === film.unit);
  const host = hostOf(film.target);
  return (
    <div data-unit={film.unit ?? undefined} data-office={unit?.office.id}>
      <Stack gap={3} className={styles.cover}>
        {film.cover === "" ? null : <img src={atBase(film.cover)} alt="" />}
        <Title as="p" outline="raised" className={styles.title}>
          {film.title}
        </Title>
        {isReel(film) ? (
          <>
            <p className={styles.opening}>{film.opening}</p>
            <Button
              size="small"
              shadow={2}
              tone="sun"
              data-only="scripts"
              className={styles.play}
              onClick={ask}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M7 3.5 20.5 12 7 20.5z" />
              </svg>
              {isRequested && !Player.hasFailed ? "Loading the film …" : "Play the film"}
            </Button>
            <Fallback className={styles.plain}>
              Films need JavaScript. Their storyboards are below.
            </Fallback>
            {Player.hasFailed ? (
              <p className={styles.opening} role="alert">
                The film could not be loaded. Are you online?
              </p>
            ) : null}
          </>
        ) : (
          // Films of other hosts are linked; nothing is loaded from there.
          <>
            <ButtonLink
              as={SiteLink}
              size="small"
              shadow={2}
              tone="sun"
              className={styles.play}
              target={film.target}
            >
              {host ? `Load it from ${host}` : "See the film"}
            </ButtonLink>
            <p className={styles.opening}>
              {host
                ? `This film is on ${host}, which has rules of its own.`
                : "We do not know yet where this film can be seen."}
            </p>
          </>
        )}
      </Stack>
      <Row as="p" gap={3} className={styles.slate}>
        <span>{unit?.name ?? "Several units"}</span>
        <span>{isReel(film) ? "Silent" : (host ?? "Hosted elsewhere")}</span>
        <span>{formatRunningTime(film.seconds)}</span>
      </Row>
    </div>
  );
}

/** True for a silent film of this site, false for one at another host. */
function isReel(film: Film | ContributedFilm): film is Film {
  return "kind" in film && film.kind === "reel";
}
