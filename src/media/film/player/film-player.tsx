import { observer } from "mobx-react-lite";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { useStores } from "#src/data/stores/store-context";
import { Panel, VisuallyHidden } from "#src/ui/primitives/elements";
import { Player } from "../../player/player";
import { PlayerButton } from "../../player/player-button";
import { useCounting, useViewing } from "../achievements/use-counting";
import { chapterAt, type Film, frameWords } from "../film";
import type { Reel, Spot } from "../reel/reel";
import * as theatre from "../theatre/theatre.module.css";
import { filmKeys } from "./keys";
import { Marks } from "./marks";
import { NotLoaded } from "./not-loaded";
import * as styles from "./film-player.module.css";
import { saveFrame } from "./save-frame";
import { useReel } from "./use-reel";
import { useScreening } from "./use-screening";

export interface FilmPlayerProps {
  readonly film: Film;
  readonly still: ReactNode;
  /** True with reduced motion: the film neither starts by itself nor follows scrolling. */
  readonly isByHand: boolean;
  /** Frame requested from outside the player; a new object for each request. */
  readonly requestedFrame: { readonly frame: number } | undefined;
}

/** The film with controls and chapter marks. Loads the pictures once mounted. */
export default observer(function FilmPlayer(props: FilmPlayerProps) {
  const { film, still, isByHand, requestedFrame } = props;
  const { isRevealed, state } = useStores().playMovie.loading;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { track, announced } = useViewing(film);
  useCounting();
  const { reel, hasFailed, isRetrying, retry } = useReel(film.manifest, stage);
  const isStill = isByHand || hasFailed;
  const playback = useScreening({ film, reel, stage, canvas, isByHand: isStill, track });
  useEffect(() => {
    if (requestedFrame) playback.seek(requestedFrame.frame);
  }, [requestedFrame, playback]);
  const { shown: frame, isPlaying, isLooping, hasCaptions } = playback;
  const chapter = chapterAt(film, frame);
  const star = reel?.star.get(frame);
  const [fault, setFault] = useState("");
  const [hasBegun, setBegun] = useState(isByHand);
  if (!hasBegun && (isPlaying || frame > 1)) setBegun(true);
  // The button that requested the film is gone, so the focus moves here.
  useEffect(() => {
    if (isByHand)
      stage.current?.parentElement?.querySelector("input")?.focus({ preventScroll: true });
  }, [isByHand]);
  const findStar = () => {
    playback.pause();
    track((viewing) => viewing.findStar());
  };
  const tools = (
    <>
      <PlayerButton
        name="Loop"
        icon="loop"
        aria-pressed={isLooping}
        aria-keyshortcuts="L"
        onClick={playback.toggleLoop}
      />
      <PlayerButton
        name="Save this frame"
        icon="save"
        onClick={() =>
          saveFrame(canvas.current, film, frame).catch((error: Error) => setFault(error.message))
        }
      />
    </>
  );
  const below = (
    <>
      <Marks film={film} playback={playback} />
      <div className={styles.words}>
        {hasCaptions ? (
          <p className={styles.caption}>
            <strong>{chapter.title}.</strong> {chapter.caption}
          </p>
        ) : null}
        {fault ? <output className={styles.notice}>{fault}</output> : null}
        {isRevealed && state.failed > 0 && !hasFailed ? (
          <output className={styles.notice}>
            {state.failed === 1 ? "One picture" : `${state.failed} pictures`} could not be loaded.
            The ones beside them are shown instead.
          </output>
        ) : null}
      </div>
      <VisuallyHidden>
        <p aria-live="polite">{isPlaying ? "" : `${chapter.title}. ${chapter.caption}`}</p>
      </VisuallyHidden>
    </>
  );
  return (
    <Player
      playback={playback}
      title={film.title}
      classes={{ player: theatre.player, stage: theatre.stage, panel: theatre.panel }}
      stage={stage}
      valueText={frameWords(film, frame)}
      figures={[String(frame).padStart(3, "0"), String(film.frames)]}
      keys={filmKeys(film, playback)}
      tools={tools}
      below={below}
    >
      {still}
      <canvas ref={canvas} className={styles.canvas}>
        {chapter.alt}
      </canvas>
      {reel && !hasBegun && !hasFailed ? (
        <img
          className={styles.curtain}
          data-out={isRevealed || undefined}
          src={reel.curtain}
          alt=""
        />
      ) : null}
      {reel && star ? <StarButton spot={star} size={reel.size} onFound={findStar} /> : null}
      {hasCaptions ? (
        <p className={styles.over} aria-hidden="true">
          {chapter.caption}
        </p>
      ) : null}
      {hasFailed ? <NotLoaded isRetrying={isRetrying} onRetry={retry} /> : null}
      <output className={styles.announcement}>
        {announced ? (
          <Panel as="span" shadow={2} key={announced.key} className={styles.slip}>
            <strong>Unlocked: {announced.title}</strong> {announced.words}
          </Panel>
        ) : null}
      </output>
    </Player>
  );
});

interface StarButtonProps {
  readonly spot: Spot;
  readonly size: Reel["size"];
  readonly onFound: () => void;
}

/** Invisible button over the hidden star, in frames that show it. */
function StarButton({ spot: [x, y, radius], size, onFound }: StarButtonProps) {
  const [isFound, setFound] = useState(false);
  const find = () => {
    setFound(true);
    onFound();
  };
  const shape = size.width / size.height;
  return (
    <button
      className={styles.star}
      type="button"
      aria-label={isFound ? "The hidden star, found" : "Someone small peeps out here"}
      style={
        { "--x": x - 0.5, "--y": y - 0.5, "--radius": radius, "--shape": shape } as CSSProperties
      }
      onClick={find}
    />
  );
}
