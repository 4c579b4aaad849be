import type { IGatsbyImageData } from "gatsby-plugin-image";
import { savesData } from "#src/data/browser/saves-data";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Title } from "#src/ui/primitives/elements";
import type { Film, ScreeningCatalogue } from "../screening-catalogue";
import * as styles from "./reel-player.module.css";
import type { Scene } from "./scenes";

interface SceneViewProps {
  scene: Scene;
  film: Film;
  catalogue: ScreeningCatalogue;
  /** False while its picture is preloaded. */
  isShown: boolean;
  hasCaptions: boolean;
}

export function SceneView({ scene, film, catalogue, isShown, hasCaptions }: SceneViewProps) {
  const view = { "data-shown": isShown || undefined, "aria-hidden": true };
  const picture = (image: IGatsbyImageData, className: string | undefined, sizes: string) => (
    // The smallest if the visitor saves data.
    <Picture
      className={className}
      image={image}
      alt=""
      sizes={savesData() ? "160px" : sizes}
      priority
    />
  );
  const caption = (name: string, words: string | undefined) =>
    hasCaptions && (
      <p className={styles.caption}>
        <strong>{name}</strong> {words}
      </p>
    );
  switch (scene.kind) {
    case "title":
      return (
        <div {...view} className={styles.title}>
          <Title as="p" outline="flat" className={styles.name}>
            {film.title}
          </Title>
          <p className={styles.opening}>{film.opening}</p>
        </div>
      );
    case "card":
      return (
        <div {...view} className={styles.card}>
          <p className={styles.line}>{scene.performer.catch}</p>
        </div>
      );
    case "end":
      return (
        <div {...view} className={styles.card}>
          <p className={styles.fin}>Fin</p>
          <p className={styles.line}>{film.ending}</p>
        </div>
      );
    case "portrait": {
      const { id, name, unit, actingPicture } = scene.performer;
      return (
        <div {...view} className={styles.portrait} data-character={id}>
          {picture(actingPicture.imageData, styles.poster, "(min-width: 900px) 640px, 92vw")}
          {caption(name, catalogue.units.find((one) => one.id === unit)?.name)}
        </div>
      );
    }
    case "group": {
      const { name, display } = scene.unit;
      return (
        <div {...view} className={styles.group}>
          {picture(display.widePicture.imageData, styles.wide, "(min-width: 900px) 860px, 123vw")}
          {caption(name, display.leadEn)}
        </div>
      );
    }
  }
}

/** Description of a scene for screen readers. */
export function sceneWords(scene: Scene, film: Film): string {
  switch (scene.kind) {
    case "title":
      return `${film.title}. ${film.opening ?? ""}`;
    case "card":
      return scene.performer.catch;
    case "portrait":
      return `${scene.performer.name}.`;
    case "group":
      return `${scene.unit.name} together on stage.`;
    case "end":
      return `The end. ${film.ending ?? ""}`;
  }
}
