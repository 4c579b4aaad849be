import { autorun } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { followKeys } from "../../player/follow-keys";
import { useFull } from "../../player/use-full";
import type { Film, ScreeningCatalogue } from "../screening-catalogue";
import { cameraAt, irisAt } from "./camera";
import { Controls } from "./controls";
import * as styles from "./player.module.css";
import { cutReel, sceneAt, type Scene } from "./reel";
import { ReelClock } from "./reel-clock";
import { sceneWords, SceneView } from "./scene-view";
import "#src/ui/records/office-patterns.css";

export interface PlayerProps {
  film: Film;
  catalogue: ScreeningCatalogue;
  /** What comes next in the programme. */
  next?: { title: string; show: () => void } | undefined;
}

/** Scenes whose pictures are fetched before they are seen. */
const AHEAD = 2;
/** Seconds that an arrow goes on or back. */
const STEP = 5;

/** Plays a reel from the moment in which it appears; another film is another player (`key`). */
export default observer(function ReelPlayer({ film, catalogue, next }: PlayerProps) {
  const scenes = useMemo(() => cutReel(film, catalogue), [film, catalogue]);
  const player = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [clock] = useState(() => new ReelClock(film.seconds));
  const index = useScenes(clock, scenes, frame);
  const [hasCaptions, setCaptions] = useState(true);
  const full = useFull(player);
  const toggleCaptions = () => setCaptions((are) => !are);
  const toggleFull = useEffectEvent(full.toggle);

  useEffect(() => {
    if (!player.current) return undefined;
    return followKeys(player.current, () => ({
      " ": clock.toggle,
      ArrowLeft: () => clock.seek(clock.time - STEP),
      ArrowRight: () => clock.seek(clock.time + STEP),
      f: document.fullscreenEnabled ? () => toggleFull() : undefined,
      c: () => setCaptions((are) => !are),
    }));
  }, [clock]);

  useEffect(() => {
    clock.waitFor(() => pictureOf(frame.current)?.complete ?? true);
    player.current?.querySelector("button")?.focus({ preventScroll: true });
    clock.play();
    return clock.pause;
  }, [clock]);

  const unit = catalogue.units.find(({ id }) => id === film.unit);
  const isOver = clock.shownTime >= film.seconds;
  const scene = scenes[index] as Scene;
  return (
    <section
      ref={player}
      className={styles.player}
      aria-label={`Film: ${film.title}`}
      data-unit={film.unit ?? undefined}
      data-office={unit?.office.jsonId}
    >
      <div ref={frame} className={styles.frame}>
        {scenes.map((one, at) =>
          at >= index && at <= index + AHEAD ? (
            <SceneView
              key={one.from}
              scene={one}
              film={film}
              catalogue={catalogue}
              isShown={at === index}
              hasCaptions={hasCaptions}
            />
          ) : null,
        )}
        {isOver && next ? (
          <p className={styles.over}>
            <button className={styles.next} type="button" onClick={next.show}>
              Next reel: {next.title}
            </button>
          </p>
        ) : null}
        <VisuallyHidden>
          <output>{sceneWords(scene, film)}</output>
        </VisuallyHidden>
      </div>
      <Controls clock={clock} hasCaptions={hasCaptions} onCaptions={toggleCaptions} full={full} />
    </section>
  );
});

function pictureOf(frame: HTMLElement | null): HTMLImageElement | null {
  return frame?.querySelector("[data-shown] img") ?? null;
}

/** Which scene is seen; between two cuts the camera is moved without React. */
function useScenes(
  clock: ReelClock,
  scenes: readonly Scene[],
  frame: { current: HTMLElement | null },
) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    return autorun(() => {
      const { time } = clock;
      const at = sceneAt(scenes, time);
      setIndex(at);
      if (at !== index) return;
      const scene = scenes[at] as Scene;
      const picture = pictureOf(frame.current);
      const view = cameraAt(scene, (time - scene.from) / (scene.to - scene.from), isStill);
      if (!picture || !view) return;
      picture.style.transform = `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`;
      const iris = irisAt(time - scene.from, isStill);
      const stage = picture.closest<HTMLElement>("[data-shown]");
      if (stage) stage.style.clipPath = iris < 1 ? `circle(${iris * 76}% at 50% 45%)` : "none";
    });
  }, [clock, scenes, frame, index]);
  return index;
}
