import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentType } from "react";
import { Picture } from "#src/ui/primitives/picture/picture";
import { type Film, PHONE } from "../film";
import type { PlayerProps } from "../player/player";
import * as styles from "./theatre.module.css";

interface TheatreProps {
  readonly film: Film;
  readonly opening: { readonly wide: IGatsbyImageData; readonly tall: IGatsbyImageData };
  readonly Player: ComponentType<PlayerProps> | undefined;
  readonly isByHand: boolean;
  readonly hasFailed: boolean;
  /** Asks for the film where it does not come by itself. */
  readonly onAsk: (() => void) | undefined;
  readonly onReady: PlayerProps["onReady"];
}

/** The screen: the first frame until the player is there. */
export function Theatre({
  film,
  opening,
  Player,
  isByHand,
  hasFailed,
  onAsk,
  onReady,
}: TheatreProps) {
  const still = (
    <Picture
      className={styles.still}
      image={opening.wide}
      instead={{ image: opening.tall, media: PHONE, sizes: "100vw" }}
      alt=""
      sizes="(min-width: 960px) 66vw, 100vw"
      priority
    />
  );
  if (Player) {
    return <Player film={film} still={still} isByHand={isByHand} onReady={onReady} />;
  }
  return (
    <section className={styles.player} aria-label={`Film: ${film.title}`}>
      <div className={styles.stage}>{still}</div>
      <div className={styles.panel}>
        {onAsk ? (
          <p className={styles.offer}>
            <button className={styles.ask} type="button" onClick={onAsk}>
              Turn the frames by hand
            </button>
            <span>Nothing moves unless you move it. The whole story is below, in stills.</span>
          </p>
        ) : null}
        {hasFailed ? (
          <p className={styles.offer} role="alert">
            The projector does not start. Are you online? The story is below, in stills.
          </p>
        ) : null}
        <p className={styles.plain}>
          Films need JavaScript, stories do not: here is this one, in {film.chapters.length} stills.
        </p>
      </div>
    </section>
  );
}
