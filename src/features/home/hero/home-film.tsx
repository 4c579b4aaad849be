import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { MOBILE_MAX_WIDTH } from "../../../lib/breakpoint";
import { savesData } from "../../../lib/saves-data";
import * as styles from "./home-film.module.css";

const ON_PHONES = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

/**
 * The film or the picture of content/api/source-url.json, with a version for phones where there is one.
 * The film begins by itself, without sound, unless the visitor asked for less motion or data; the
 * browser's controls end it, and begin it without scripts.
 */
export function HomeFilm({ source }: { source: Queries.HomeFilmFragment }) {
  const { homeVideoUrl, homeSpVideoUrl, homeImgUrl, homeSpImgUrl } = source;
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // A browser may refuse to play: then the film waits for its button.
    if (!isCalm && !savesData()) film.current?.play().catch(() => {});
  }, []);
  return (
    <div className={styles.frame}>
      {homeVideoUrl ? (
        <video
          ref={film}
          className={styles.picture}
          poster={homeImgUrl || undefined}
          controls
          muted
          loop
          playsInline
          preload="none"
          aria-label="Film of the game, without sound"
        >
          {homeSpVideoUrl ? <source media={ON_PHONES} src={homeSpVideoUrl} /> : null}
          <source src={homeVideoUrl} />
        </video>
      ) : (
        <picture>
          {homeSpImgUrl ? <source media={ON_PHONES} srcSet={homeSpImgUrl} /> : null}
          <img
            className={styles.picture}
            src={homeImgUrl}
            alt=""
            width="1280"
            height="720"
            fetchPriority="high"
          />
        </picture>
      )}
    </div>
  );
}

export const homeFilmFragment = graphql`
  fragment HomeFilm on SourceUrl {
    homeVideoUrl
    homeSpVideoUrl
    homeImgUrl
    homeSpImgUrl
  }
`;
