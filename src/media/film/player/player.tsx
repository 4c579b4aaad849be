import { observer } from "mobx-react-lite";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useStores } from "#src/data/stores/store-context";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { useFull } from "../../player/use-full";
import { useCounting, useViewing } from "../achievements/use-counting";
import { chapterAt, type Film } from "../film";
import type { Spot } from "../reel/reel";
import * as frame from "../theatre/theatre.module.css";
import { Controls } from "./controls";
import { spotInBox } from "./cover";
import * as marks from "./marks.module.css";
import * as styles from "./player.module.css";
import type { Screening } from "./screening";
import { useReel } from "./use-reel";
import { useScreening } from "./use-screening";

export interface PlayerProps {
  readonly film: Film;
  readonly still: ReactNode;
  readonly isByHand: boolean;
  /** Takes what moves the film from elsewhere on the page. */
  readonly onReady: (seek: (frame: number) => void) => void;
}

/** The film, its controls and its chapter marks. Loads the pictures from the moment it appears. */
export default observer(function Player({ film, still, isByHand, onReady }: PlayerProps) {
  const { playMovie } = useStores();
  const theatre = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [hasCaptions, setCaptions] = useState(true);
  const { track, unlocked } = useViewing(film);
  useCounting();
  const { reel, load } = useReel(film.manifest, stage);
  const full = useFull(theatre);
  const toggleCaptions = () => setCaptions((are) => !are);
  const screening = useScreening({
    film,
    load,
    theatre,
    stage,
    canvas,
    isByHand,
    isInFrontRow: hasCaptions && full.isOn,
    isFull: full.isOn,
    track,
    acts: { toggleCaptions, toggleFull: full.toggle },
  });
  const { projector } = screening;
  useEffect(() => onReady(projector.seek), [onReady, projector]);
  const { frame: shown, isPlaying } = projector;
  const chapter = chapterAt(film, shown);
  const star = reel?.star.get(shown);
  const [hasBegun, setBegun] = useState(isByHand);
  if (!hasBegun && (isPlaying || shown > 1)) setBegun(true);
  // Whoever asked for the film by a button, which is gone now, goes on from here.
  useEffect(() => {
    if (isByHand) theatre.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [isByHand]);
  const { isRevealed, state } = playMovie.loading;
  return (
    <section
      ref={theatre}
      className={frame.player}
      aria-label={`Film: ${film.title}`}
      data-full={full.fillsWindow || undefined}
      data-playing={isPlaying || undefined}
    >
      <div ref={stage} className={frame.stage}>
        {still}
        <canvas ref={canvas} className={styles.canvas}>
          {chapter.alt}
        </canvas>
        {reel && !hasBegun ? (
          <img
            className={styles.curtain}
            data-out={isRevealed || undefined}
            src={reel.curtain}
            alt=""
          />
        ) : null}
        {star ? (
          <StarButton
            spot={star}
            screening={screening}
            stage={stage}
            onFound={() => track({ kind: "star" })}
          />
        ) : null}
        {hasCaptions ? (
          <p className={styles.over} aria-hidden="true">
            {chapter.caption}
          </p>
        ) : null}
        <output className={styles.announcement}>
          {unlocked ? (
            <span key={unlocked.key} className={styles.slip}>
              <strong>Unlocked: {unlocked.title}</strong> {unlocked.words}
            </span>
          ) : null}
        </output>
      </div>
      <div className={frame.panel}>
        <Controls
          film={film}
          projector={projector}
          hasCaptions={hasCaptions}
          onCaptions={toggleCaptions}
          full={full}
          canvas={canvas}
        />
        <Marks film={film} frame={shown} onChapter={projector.seek} />
        <div className={styles.words}>
          {hasCaptions ? (
            <p className={styles.caption}>
              <strong>{chapter.title}.</strong> {chapter.caption}
            </p>
          ) : null}
          {isRevealed && state.failed > 0 ? (
            <output className={styles.notice}>
              {state.failed === 1 ? "One picture" : `${state.failed} pictures`} did not come. The
              neighbours stand in.
            </output>
          ) : null}
        </div>
        <VisuallyHidden>
          <p aria-live="polite">{isPlaying ? "" : `${chapter.title}. ${chapter.caption}`}</p>
        </VisuallyHidden>
      </div>
    </section>
  );
});

interface MarksProps {
  readonly film: Film;
  readonly frame: number;
  readonly onChapter: (frame: number) => void;
}

/** The chapters as pieces of the reel, each as long as it plays; a press begins it. */
function Marks({ film, frame: shown, onChapter }: MarksProps) {
  const current = chapterAt(film, shown);
  return (
    <ol className={marks.marks} aria-label="Chapters">
      {film.chapters.map((chapter) => (
        <li
          key={chapter.jsonId}
          className={marks.mark}
          style={{ flexGrow: chapter.lastFrame - chapter.firstFrame + 1 }}
        >
          <button
            className={marks.button}
            type="button"
            aria-current={chapter === current ? "step" : undefined}
            data-past={chapter.lastFrame < shown || undefined}
            onClick={() => onChapter(chapter.firstFrame)}
          >
            <VisuallyHidden>Chapter</VisuallyHidden> <b>{chapter.number}</b>{" "}
            <span className={marks.name}>{chapter.title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface StarButtonProps {
  readonly spot: Spot;
  readonly screening: Screening;
  readonly stage: RefObject<HTMLElement | null>;
  readonly onFound: () => void;
}

/** Lies unseen over the hidden star in the frames that show it. */
function StarButton({ spot, screening, stage, onFound }: StarButtonProps) {
  const [isFound, setFound] = useState(false);
  const { clientWidth: width = 1, clientHeight: height = 1 } = stage.current ?? {};
  const picture = screening.size ?? { width, height };
  const [x, y, radius] = spotInBox(spot, picture, { width, height });
  const find = () => {
    setFound(true);
    screening.projector.pause();
    onFound();
  };
  return (
    <button
      className={styles.star}
      type="button"
      aria-label={isFound ? "The hidden star, found" : "Somebody small peeps out here"}
      style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${radius * 220}%` }}
      onClick={find}
    />
  );
}
