import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { characterPath } from "#lib/content/pages/paths";
import * as styles from "./poster-fan.module.css";
import { usePosterOfTheDay } from "./use-poster-of-the-day";

interface PosterFanProps {
  /** The posters of the built page, the one in front first. */
  posters: readonly Queries.FanPosterFragment[];
  idols: readonly Queries.HomeIdolFragment[];
}

/** How wide the poster in front is at most, and those behind it. */
const FRONT = "(min-width: 1024px) 24vw, 46vw";
const BEHIND = "(min-width: 1024px) 20vw, 39vw";

/** Four posters on the wall. The one in front is the poster of the day, once scripts have chosen it. */
export function PosterFan({ posters, idols }: PosterFanProps) {
  const chosen = usePosterOfTheDay(idols);
  const others = posters.filter(({ cname }) => cname !== chosen?.cname);
  // Whoever is in front does not hang behind himself too.
  const shown = chosen ? [chosen, ...others.slice(others.length < posters.length ? 0 : 1)] : others;
  return (
    <div className={styles.wall}>
      <ul className={styles.fan}>
        {shown.map(({ cname, name, posterPicture }, place) => (
          <li key={place === 0 ? "front" : cname} className={styles.poster}>
            <Link to={characterPath(cname)}>
              <Picture
                image={posterPicture.card}
                alt={`Poster of ${name}`}
                sizes={place === 0 ? FRONT : BEHIND}
                priority={place === 0}
              />
            </Link>
            {place === 0 ? (
              <p className={styles.tag}>{chosen ? "Poster of the day" : "On stage tonight"}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fanPosterFragment = graphql`
  fragment FanPoster on Character {
    cname
    name
    posterPicture {
      card: imageData(upTo: 720)
    }
  }
`;
