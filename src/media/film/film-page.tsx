import { wantsNoMotion } from "#src/data/browser/matches-media";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { useStores } from "#src/data/stores/store-context";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { useLazyComponent } from "#src/ui/lazy/use-lazy-component";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Picture } from "#src/ui/primitives/picture/picture";
import { type Film, PHONE } from "./film";
import * as styles from "./film-page.module.css";
import { LoadingScreen } from "./loading/loading-screen";
import * as board from "./storyboard/storyboard.late.module.css";
import lamp from "./theatre/lamp.svg";
import * as theatre from "./theatre/theatre.module.css";
import { Button, Cluster, Panel, Stack, Text, Title } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";
import { Rays } from "#src/ui/primitives/rays/rays";

interface FilmPageProps {
  readonly film: Film;
  readonly opening: { readonly wide: IGatsbyImageData; readonly tall: IGatsbyImageData };
  /** Units with colours, for the light sticks behind the curtain. */
  readonly units: readonly string[];
  readonly lobby: ReactNode;
}

/** Number of pictures besides the frames (SPEC section 9). */
const OTHER_PICTURES = 5;

/** The rejection reaches the guard of the boot script, which may reload once. */
const loadPlayer = () =>
  import(/* webpackChunkName: "film-player" */ "./player/film-player").catch((reason: unknown) => {
    void Promise.reject(reason);
    throw reason;
  });

/**
 * The film's page. Without scripts it is a storyboard with text; with them the player is loaded behind the curtain,
 * with reduced motion only on request.
 */
export const FilmPage = observer(function FilmPage(props: FilmPageProps) {
  const { film, opening, units, lobby } = props;
  const { loading } = useStores().playMovie;
  const [isMotionReduced, setMotionReduced] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const Player = useLazyComponent(loadPlayer, isRequested);
  const [requestedFrame, setRequestedFrame] = useState<{ frame: number }>();

  useEffect(() => {
    // With reduced motion the film does not start by itself: the page is a storyboard.
    const isReduced = wantsNoMotion();
    setMotionReduced(isReduced);
    if (!isReduced) setRequested(true);
  }, []);

  // Content behind the curtain is not focusable.
  const { isRevealed } = loading;
  const isCurtainClosed = isRequested && !isMotionReduced && !isRevealed && !Player.hasFailed;
  useEffect(() => {
    if (Player.hasFailed) loading.endWait();
  }, [Player.hasFailed, loading]);

  const show = (frame: number) => {
    setRequestedFrame({ frame });
    setRequested(true);
    document.getElementById("film")?.scrollIntoView({ block: "start" });
  };
  const still = (
    <Picture
      className={theatre.still}
      image={opening.wide}
      instead={{ image: opening.tall, media: PHONE, sizes: "100vw" }}
      alt=""
      sizes="(min-width: 960px) 66vw, 100vw"
      priority
    />
  );
  return (
    <>
      <LoadingScreen total={film.frames + OTHER_PICTURES} units={units} />
      <div className={styles.house} inert={isCurtainClosed}>
        <div className={styles.run}>
          <Stack as="header" className={styles.head}>
            <p className={styles.kicker}>A film in {film.frames} frames</p>
            <h1 className={styles.title}>{film.title}</h1>
            <Drawing className={styles.lamp} from={`${lamp}#lamp`} viewBox="0 0 120 330" />
            <Panel as="p" shadow={2} className={styles.lead}>
              One theatre, one night, fifty-four idols. Drawn by this site, frame by frame, and over
              in nine seconds: you may want to see it twice.{" "}
              <span className={styles.cue}>Scroll, and its frames turn.</span>
            </Panel>
          </Stack>
          <div id="film" className={styles.theatre}>
            {Player.component ? (
              <Player.component
                film={film}
                still={still}
                isByHand={isMotionReduced}
                requestedFrame={requestedFrame}
              />
            ) : (
              <section className={theatre.player} aria-label={`Film: ${film.title}`}>
                <div className={theatre.stage}>{still}</div>
                <div className={theatre.panel}>
                  {isMotionReduced && !isRequested ? (
                    <Cluster as="p" align="center" className={theatre.offer}>
                      <button
                        className={theatre.question}
                        type="button"
                        onClick={() => setRequested(true)}
                      >
                        Turn the frames by hand
                      </button>
                      <span>
                        Nothing moves unless you move it. The whole story is below, in stills.
                      </span>
                    </Cluster>
                  ) : null}
                  {Player.hasFailed ? (
                    <Cluster as="p" align="center" className={theatre.offer} role="alert">
                      The projector does not start. Are you online? The story is below, in stills.
                    </Cluster>
                  ) : null}
                  <Fallback className={theatre.plain}>
                    Films need JavaScript, stories do not: here is this one, in{" "}
                    {film.chapters.length} stills.
                  </Fallback>
                </div>
              </section>
            )}
          </div>
          <LateSheets />
          <Storyboard film={film} onChapter={show} />
        </div>
        {lobby}
      </div>
    </>
  );
});

function Storyboard({ film, onChapter }: { film: Film; onChapter: (frame: number) => void }) {
  return (
    <Rays as="section" tone="pink" className={board.board} aria-labelledby="storyboard">
      <Title outline="flat" id="storyboard" className={board.heading}>
        The whole story
      </Title>
      <Stack as="ol" gap={6} className={board.panels} data-printed="">
        {film.chapters.map(({ id, number, title, caption, alt, firstFrame, widePicture }) => (
          <li key={id} id={id} className={board.panel}>
            <div className={board.still}>
              <Picture
                image={widePicture.imageData}
                alt={alt}
                sizes="(min-width: 1100px) 620px, (min-width: 700px) 50vw, 92vw"
              />
            </div>
            <b className={board.number} aria-hidden="true">
              {number}
            </b>
            <Stack className={board.text}>
              <Title as="h3" size={3}>
                {title}
              </Title>
              <Text weight={600}>{caption}</Text>
              <Button
                size="small"
                tone="sun"
                data-only="scripts"
                className={board.play}
                aria-label={`Show from here: ${title}`}
                onClick={() => onChapter(firstFrame)}
              >
                Show from here
              </Button>
            </Stack>
          </li>
        ))}
      </Stack>
    </Rays>
  );
}
