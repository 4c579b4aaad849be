import { wantsNoMotion } from "#src/data/browser/matches-media";
import { autorun, computed } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef, useState } from "react";
import { formatRunningTime } from "#lib/format/running-time";
import { speakRunningTime } from "#lib/format/speak-running-time";
import { Button, VisuallyHidden } from "#src/ui/primitives/elements";
import { Playback } from "../../player/playback";
import { Player } from "../../player/player";
import type { Film, ScreeningCatalogue } from "../screening-catalogue";
import { cameraAt, irisAt } from "./camera";
import * as styles from "./reel-player.module.css";
import { createScenes, sceneAt, type Scene } from "./scenes";
import { sceneWords, SceneView } from "./scene-view";
import "#src/ui/records/office-patterns.css";

export interface ReelPlayerProps {
  film: Film;
  catalogue: ScreeningCatalogue;
  next?: { title: string; show: () => void } | undefined;
}

/** Number of scenes whose pictures are preloaded. */
const AHEAD = 2;
/** Seconds per arrow key. */
const STEP = 5;

/** Starts to play when mounted; needs a `key` per film. */
export default observer(function ReelPlayer({ film, catalogue, next }: ReelPlayerProps) {
  const { title, seconds, unit } = film;
  const stage = useRef<HTMLDivElement>(null);
  const scenes = useMemo(() => createScenes(film, catalogue), [film, catalogue]);
  const [playback] = useState(
    () =>
      new Playback({
        first: 0,
        last: seconds,
        step: 0.25,
        speed: 1,
        isReady: () => pictureOn(stage.current)?.complete ?? true,
      }),
  );
  const { shown, hasCaptions } = playback;
  const index = computed(() => sceneAt(scenes, playback.position)).get();
  const scene = scenes[index] as Scene;

  useEffect(() => {
    stage.current?.parentElement?.querySelector("button")?.focus({ preventScroll: true });
    playback.play();
    return playback.pause;
  }, [playback]);

  // Between cuts the camera moves without React renders.
  useEffect(() => {
    const isStill = wantsNoMotion();
    return autorun(() => {
      const passed = playback.position - scene.from;
      const picture = pictureOn(stage.current);
      const view = cameraAt(scene, passed / (scene.to - scene.from), isStill);
      if (!picture || !view) return;
      picture.style.transform = `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`;
      const iris = irisAt(passed, isStill);
      const shot = picture.closest<HTMLElement>("[data-shown]");
      if (shot) shot.style.clipPath = iris < 1 ? `circle(${iris * 76}% at 50% 45%)` : "none";
    });
  }, [playback, scene]);

  return (
    <Player
      playback={playback}
      title={title}
      classes={{ player: styles.player, stage: styles.frame, panel: styles.panel }}
      colors={{
        "data-unit": unit ?? undefined,
        "data-office": catalogue.units.find(({ id }) => id === unit)?.office.id,
      }}
      stage={stage}
      valueText={`${speakRunningTime(shown)} of ${speakRunningTime(seconds)}`}
      figures={[formatRunningTime(shown), formatRunningTime(seconds)]}
      keys={{
        ArrowLeft: () => playback.seek(playback.position - STEP),
        ArrowRight: () => playback.seek(playback.position + STEP),
      }}
    >
      {scenes.slice(index, index + AHEAD + 1).map((one) => (
        <SceneView
          key={one.from}
          scene={one}
          film={film}
          catalogue={catalogue}
          isShown={one === scene}
          hasCaptions={hasCaptions}
        />
      ))}
      {playback.isOver && next ? (
        <p className={styles.over}>
          <Button size="small" tone="sun" className={styles.next} onClick={next.show}>
            Next reel: {next.title}
          </Button>
        </p>
      ) : null}
      <VisuallyHidden>
        <output>{sceneWords(scene, film)}</output>
      </VisuallyHidden>
    </Player>
  );
});

const pictureOn = (stage: HTMLElement | null): HTMLImageElement | null =>
  stage?.querySelector("[data-shown] img") ?? null;
