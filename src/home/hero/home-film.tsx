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

/** How long a film that is asked to play may take for its first picture, in ms. */
const PATIENCE = 10_000;

/**
 * The film or the picture that sourceUrl names, with a version for phones where there is one; where
 * there is no other, it is for all. The film lies over its picture, begins by itself, without sound,
 * unless the visitor asked for less motion or data; the browser's controls end it, and begin it
 * without scripts. A film that cannot be had, or does not come, goes, so that its dead player
 * does not cover the picture.
 */
export function HomeFilm({ source, onFail }: HomeFilmProps) {
  const { homeVideoUrl, homeSpVideoUrl, homeImgUrl, homeSpImgUrl } = source;
  const [hasFilm, setHasFilm] = useState(true);
  const lost = useRef(new Set<"video" | "image">());
  const video = homeVideoUrl || homeSpVideoUrl;
  const image = homeImgUrl || homeSpImgUrl;
  const film = useRef<HTMLVideoElement>(null);
  const lose = (what: "video" | "image") => {
    lost.current.add(what);
    if (what === "video") setHasFilm(false);
    const isLeft = (name: "video" | "image") => !lost.current.has(name);
    if (!(video && isLeft("video")) && !(image && isLeft("image"))) onFail();
  };
  useEffect(() => {
    const isCalm = wantsNoMotion();
    // A browser may refuse to play: then the film waits for its button.
    if (isCalm || savesData()) return undefined;
    const player = film.current;
    player?.play().catch(() => {});
    const late = setTimeout(() => {
      const isShown = player && player.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      if (!isShown) player?.dispatchEvent(new Event("error"));
    }, PATIENCE);
    return () => clearTimeout(late);
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
            onError={() => lose("image")}
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
            // A source's own error comes to here too; one may be left.
            if (event.target === event.currentTarget) lose("video");
          }}
        >
          {homeSpVideoUrl ? <source media={ON_PHONES} src={homeSpVideoUrl} /> : null}
          <source src={video} onError={() => lose("video")} />
        </video>
      ) : null}
    </div>
  );
}

export const homeFilmFragment = graphql`
  fragment HomeFilm on SourceUrl { homeVideoUrl homeSpVideoUrl homeImgUrl homeSpImgUrl }
`;
