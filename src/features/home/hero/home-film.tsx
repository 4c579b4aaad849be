import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { MOBILE_MAX_WIDTH } from "../../../lib/breakpoint";
import { savesData } from "../../../lib/saves-data";
import * as styles from "./home-film.module.css";

const ON_PHONES = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

/**
 * The film or the picture of content/api/source-url.json, with a version for phones where there is one.
 * The film plays by itself, without sound, unless the visitor asked for less motion or data; without
 * scripts it has the browser's controls.
 */
export function HomeFilm({ source }: { source: Queries.HomeFilmFragment }) {
  const { homeVideoUrl, homeSpVideoUrl, homeImgUrl, homeSpImgUrl } = source;
  return (
    <div className={styles.frame}>
      {homeVideoUrl ? (
        <Film film={homeVideoUrl} filmOnPhones={homeSpVideoUrl} still={homeImgUrl} />
      ) : (
        <picture>
          {homeSpImgUrl ? <source media={ON_PHONES} srcSet={homeSpImgUrl} /> : null}
          <img
            className={styles.picture}
            src={homeImgUrl}
            alt=""
            width="900"
            height="1200"
            fetchPriority="high"
          />
        </picture>
      )}
    </div>
  );
}

interface FilmProps {
  film: string;
  filmOnPhones: string;
  still: string;
}

function Film({ film, filmOnPhones, still }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isOurs, setOurs] = useState(false);
  useEffect(() => {
    setOurs(true);
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // A browser may refuse to play: then the film waits for the button.
    if (!isCalm && !savesData()) video.current?.play().catch(() => {});
  }, []);
  const press = () => {
    if (isPlaying) video.current?.pause();
    else video.current?.play().catch(() => {});
  };
  return (
    <>
      <video
        ref={video}
        className={styles.picture}
        poster={still || undefined}
        controls={!isOurs}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        aria-label="Film of the game, without sound"
      >
        {filmOnPhones ? <source media={ON_PHONES} src={filmOnPhones} /> : null}
        <source src={film} />
      </video>
      {isOurs ? (
        <button className={styles.button} type="button" onClick={press}>
          {isPlaying ? "Pause the film" : "Play the film"}
        </button>
      ) : null}
    </>
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
