import { Link } from "gatsby";
import { characterPath, unitPath } from "#lib/content/model/pages/paths";
import { Title } from "#src/ui/primitives/elements";
import * as styles from "./now-showing.module.css";
import {
  castOf,
  type ContributedFilm,
  type Film,
  type ScreeningCatalogue,
} from "./screening-catalogue";

interface NowShowingProps {
  film: Film | ContributedFilm;
  catalogue: ScreeningCatalogue;
}

export function NowShowing({ film, catalogue }: NowShowingProps) {
  const unit = catalogue.units.find(({ id }) => id === film.unit);
  const cast = "cast" in film ? castOf(film, catalogue) : [];
  return (
    <section
      className={styles.showing}
      aria-labelledby="now-showing"
      data-unit={film.unit ?? undefined}
    >
      <div className={styles.inner}>
        <p className={styles.label}>On the screen</p>
        <Title size={4} id="now-showing" className={styles.title}>
          {film.title}
        </Title>
        <p className={styles.about}>{film.about}</p>
        {"author" in film ? <p className={styles.by}>A film by {film.author}</p> : null}
        {cast.length > 0 ? (
          <p className={styles.cast}>
            <strong>Cast</strong>{" "}
            {cast.map(({ id, name, cname }, at) => (
              <span key={id}>
                <Link to={characterPath(cname)}>{name}</Link>
                {at < cast.length - 1 ? ", " : null}
              </span>
            ))}
            {unit ? (
              <>
                {" "}
                · <Link to={unitPath(unit.id)}>{unit.name}</Link>
              </>
            ) : null}
          </p>
        ) : null}
        <p className={styles.keys}>
          <kbd>Space</kbd> play · <kbd>←</kbd> <kbd>→</kbd> 5 seconds · <kbd>C</kbd> captions ·{" "}
          <kbd>F</kbd> full screen
        </p>
      </div>
    </section>
  );
}
