import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { ofTheDay } from "#lib/calendar/of-the-day";
import { useNow } from "#src/ui/hooks/use-now";
import { characterPath } from "#lib/content/model/pages/paths";
import * as styles from "./poster-fan.module.css";
import { usePoster } from "./use-poster";

interface PosterFanProps {
  posters: readonly Queries.FanPosterFragment[];
  idols: readonly Queries.HomeIdolFragment[];
}

const EXCLUDED_UNITS = new Set(["other", "4piece"]);

/** `sizes` of the front poster and of the others. */
const FRONT_SIZES = "(min-width: 1024px) 24vw, 46vw";
const BEHIND_SIZES = "(min-width: 1024px) 20vw, 39vw";

/** Four posters. The front one is the poster of the day, once scripts have chosen it. */
export function PosterFan({ posters, idols }: PosterFanProps) {
  // Chosen in the browser, so that the built page does not depend on the day.
  const now = useNow();
  const candidates = idols.filter(({ unit }) => !EXCLUDED_UNITS.has(unit));
  const chosen = usePoster(now && ofTheDay(candidates, now)?.cname);
  const others = posters.filter(({ cname }) => cname !== chosen?.cname);
  // As many as are built: the front one replaces its own poster, or else the first.
  const shown = chosen ? [chosen, ...others.slice(others.length < posters.length ? 0 : 1)] : others;
  return (
    <div className={styles.wall}>
      <ul className={styles.fan}>
        {shown.map(({ cname, name, posterPicture }, index) => (
          <li key={index === 0 ? "front" : cname} className={styles.poster}>
            <Link to={characterPath(cname)}>
              <Picture
                image={posterPicture.card}
                alt={`Poster of ${name}`}
                sizes={index === 0 ? FRONT_SIZES : BEHIND_SIZES}
                priority={index === 0}
              />
            </Link>
            {index === 0 ? (
              <p className={styles.tag}>{chosen ? "Poster of the day" : "On stage tonight"}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const homeHeroFragments = graphql`
  fragment FanPoster on Character {
    cname name
    posterPicture { card: imageData(upTo: 720) }
  }

  fragment HomeIdol on Character {
    id: jsonId cname name unit
    profile { birthday }
  }
`;
