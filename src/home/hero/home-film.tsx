import { wantsNoMotion } from "#src/data/browser/matches-media";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { MOBILE_MAX_WIDTH } from "#src/app/routing/breakpoint";
import { savesData } from "#src/data/browser/saves-data";
import * as styles from "./home-film.module.css";

const ON_PHONES = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

interface HomeFilmProps {
  source: Queries.HomeFilmFragment;
  onFail: () => void;
}

/** Time limit for a film's first frame, in ms. */
const TIMEOUT = 10_000;

/**
 * Film or picture of `sourceUrl`, with a version for phones; a single version is for all. The film covers its picture
 * and starts muted by itself, unless the visitor prefers reduced motion or saves data; native controls stop it, and
 * start it without scripts. A film that fails or times out is removed, so that its player does not cover the picture.
 */
export function HomeFilm({ source, onFail }: HomeFilmProps) {
  const { homeVideoUrl, homeSpVideoUrl, homeImgUrl, homeSpImgUrl } = source;
  const [hasFilm, setHasFilm] = useState(true);
  const failed = useRef(new Set<"video" | "image">());
  const video = homeVideoUrl || homeSpVideoUrl;
  const image = homeImgUrl || homeSpImgUrl;
  const film = useRef<HTMLVideoElement>(null);
  const markFailed = (kind: "video" | "image") => {
    failed.current.add(kind);
    if (kind === "video") setHasFilm(false);
    const isUsable = (name: "video" | "image") => !failed.current.has(name);
    if (!(video && isUsable("video")) && !(image && isUsable("image"))) onFail();
  };
  useEffect(() => {
    const isMotionReduced = wantsNoMotion();
    // If autoplay is refused, the film waits for its button.
    if (isMotionReduced || savesData()) return undefined;
    const player = film.current;
    player?.play().catch(() => {});
    const timer = setTimeout(() => {
      const isShown = player && player.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      if (!isShown) player?.dispatchEvent(new Event("error"));
    }, TIMEOUT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.frame}>
      {image ? (
        <picture>
          {homeSpImgUrl ? <source media={ON_PHONES} srcSet={homeSpImgUrl} /> : null}
          <img
            className={styles.picture}
            src={image}
            alt=""
            width="1280"
            height="720"
            fetchPriority="high"
            onError={() => markFailed("image")}
          />
        </picture>
      ) : null}
      {video && hasFilm ? (
        <video
          ref={film}
          className={styles.picture}
          controls
          muted
          loop
          playsInline
          preload="none"
          aria-label="Film of the game, without sound"
          onError={(event) => {
            // Errors of a <source> arrive here too; another may be left.
            if (event.target === event.currentTarget) markFailed("video");
          }}
        >
          {homeSpVideoUrl ? <source media={ON_PHONES} src={homeSpVideoUrl} /> : null}
          <source src={video} onError={() => markFailed("video")} />
        </video>
      ) : null}
    </div>
  );
}

export const homeFilmFragment = graphql`
  fragment HomeFilm on SourceUrl { homeVideoUrl homeSpVideoUrl homeImgUrl homeSpImgUrl }
`;
