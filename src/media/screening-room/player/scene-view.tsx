import { Picture } from "#src/ui/primitives/picture/picture";
import type { Film, ScreeningCatalogue } from "../screening-catalogue";
import * as styles from "./player.module.css";
import type { Scene } from "./reel";

interface SceneViewProps {
  scene: Scene;
  film: Film;
  catalogue: ScreeningCatalogue;
  /** False while its picture is only fetched. */
  isShown: boolean;
  hasCaptions: boolean;
  /** Asks for the smallest pictures. */
  isSmall: boolean;
}

const PORTRAIT_SIZES = "(min-width: 900px) 640px, 92vw";
const GROUP_SIZES = "(min-width: 900px) 860px, 123vw";
const SMALL = "160px";

/** One scene of a reel, filling the frame. */
export function SceneView({
  scene,
  film,
  catalogue,
  isShown,
  hasCaptions,
  isSmall,
}: SceneViewProps) {
  const shown = isShown || undefined;
  switch (scene.kind) {
    case "title":
      return (
        <div className={styles.title} data-shown={shown} aria-hidden="true">
          <p className={styles.name}>{film.title}</p>
          <p className={styles.opening}>{film.opening}</p>
        </div>
      );
    case "card":
      return (
        <div className={styles.card} data-shown={shown} aria-hidden="true">
          <p className={styles.line}>{scene.player.catch}</p>
        </div>
      );
    case "end":
      return (
        <div className={styles.card} data-shown={shown} aria-hidden="true">
          <p className={styles.fin}>Fin</p>
          <p className={styles.line}>{film.ending}</p>
        </div>
      );
    case "portrait":
      return (
        <div
          className={styles.portrait}
          data-shown={shown}
          data-character={scene.player.id}
          aria-hidden="true"
        >
          <Picture
            className={styles.poster}
            image={scene.player.posterPicture.imageData}
            alt=""
            sizes={isSmall ? SMALL : PORTRAIT_SIZES}
            priority
          />
          {hasCaptions ? (
            <p className={styles.caption}>
              <strong>{scene.player.name}</strong>{" "}
              {catalogue.units.find(({ id }) => id === scene.player.unit)?.name}
            </p>
          ) : null}
        </div>
      );
    case "group":
      return (
        <div className={styles.group} data-shown={shown} aria-hidden="true">
          <Picture
            className={styles.wide}
            image={scene.unit.display.widePicture.imageData}
            alt=""
            sizes={isSmall ? SMALL : GROUP_SIZES}
            priority
          />
          {hasCaptions ? (
            <p className={styles.caption}>
              <strong>{scene.unit.name}</strong> {scene.unit.display.leadEn}
            </p>
          ) : null}
        </div>
      );
  }
}

/** What a scene says to those who do not see it. */
export function sceneWords(scene: Scene, film: Film): string {
  switch (scene.kind) {
    case "title":
      return `${film.title}. ${film.opening ?? ""}`;
    case "card":
      return scene.player.catch;
    case "portrait":
      return `The poster of ${scene.player.name}.`;
    case "group":
      return `${scene.unit.name} together on stage.`;
    case "end":
      return `The end. ${film.ending ?? ""}`;
  }
}
