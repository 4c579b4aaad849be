import type { IGatsbyImageData } from "gatsby-plugin-image";
import { observer } from "mobx-react-lite";
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { useStores } from "#src/data/stores/store-context";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import type { Film } from "./film";
import * as styles from "./film-page.module.css";
import { LoadingScreen } from "./loading/loading-screen";
import type { PlayerProps } from "./player/player";
import { Storyboard } from "./storyboard/storyboard";
import lamp from "./theatre/lamp.svg";
import { Theatre } from "./theatre/theatre";

interface FilmPageProps {
  readonly film: Film;
  /** The title, in the shape of a screen and in that of a phone. */
  readonly opening: { readonly wide: IGatsbyImageData; readonly tall: IGatsbyImageData };
  /** Units that have colours: the light sticks behind the curtain are theirs. */
  readonly units: readonly string[];
  /** What one passes after the film. */
  readonly lobby: ReactNode;
}

/** Pictures that are loaded besides the frames (SPEC section 9). */
const OTHERS = 5;

/** Where the film does not run by itself: it is a storyboard, and is turned by hand if at all. */
const STILL = "(prefers-reduced-motion: reduce)";

/**
 * The film and all that belongs to it. Without scripts it is a storyboard with words. With them the
 * player is loaded behind the curtain; where motion is not wanted, only if the visitor asks for it.
 */
export const FilmPage = observer(function FilmPage(props: FilmPageProps) {
  const { film, opening, units, lobby } = props;
  const { loading } = useStores().playMovie;
  const [isStill, setStill] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const Player = usePlayer(isAsked);
  const seek = useRef<(frame: number) => void>(undefined);
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    const still = window.matchMedia(STILL).matches;
    setStill(still);
    if (!still) setAsked(true);
  }, []);

  // What is behind the curtain cannot be reached yet.
  const { isRevealed } = loading;
  const isCovered = isAsked && !isStill && !isRevealed && !Player.hasFailed;
  useEffect(() => {
    if (Player.hasFailed) loading.endWait();
  }, [Player.hasFailed, loading]);

  const takeSeek = useCallback((found: (frame: number) => void) => {
    seek.current = found;
    if (wanted.current !== undefined) found(wanted.current);
  }, []);
  const show = (frame: number) => {
    wanted.current = frame;
    setAsked(true);
    seek.current?.(frame);
    document.getElementById("film")?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <LoadingScreen total={film.frames + OTHERS} units={units} />
      <div className={styles.house} inert={isCovered}>
        <div className={styles.run}>
          <header className={styles.head}>
            <p className={styles.kicker}>A film in {film.frames} frames</p>
            <h1 className={styles.title}>{film.title}</h1>
            <Drawing className={styles.lamp} from={`${lamp}#lamp`} viewBox="0 0 120 330" />
            <p className={styles.lead}>
              One theatre, one night, fifty-four idols. Drawn by this site, frame by frame, and over
              in nine seconds: you may want to see it twice.{" "}
              <span className={styles.cue}>Scroll, and its frames turn.</span>
            </p>
          </header>
          <div id="film" className={styles.theatre}>
            <Theatre
              film={film}
              opening={opening}
              Player={Player.component}
              isByHand={isStill}
              hasFailed={Player.hasFailed}
              onAsk={isStill && !isAsked ? () => setAsked(true) : undefined}
              onReady={takeSeek}
            />
          </div>
          <LateSheets />
          <Storyboard film={film} onChapter={show} />
        </div>
        {lobby}
      </div>
    </>
  );
});

/** The player, which is loaded once it is asked for. */
function usePlayer(isAsked: boolean) {
  const [component, setComponent] = useState<ComponentType<PlayerProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isHere = true;
    import(/* webpackChunkName: "film-player" */ "./player/player").then(
      // A component may be a function, which a setter would call.
      (found) => isHere && setComponent(() => found.default),
      (reason: unknown) => {
        if (isHere) setFailed(true);
        // The guard of the boot script hears of it, and may reload once.
        void Promise.reject(reason);
      },
    );
    return () => {
      isHere = false;
    };
  }, [isAsked]);
  return { component, hasFailed };
}
