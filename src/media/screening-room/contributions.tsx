import { formatDate } from "#lib/format/date";
import { formatRunningTime } from "#lib/format/running-time";
import { mediaPath } from "#lib/content/pages/paths";
import { onPlainClick } from "#src/app/routing/plain-click";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as details from "#src/ui/primitives/details.late.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./contributions.late.module.css";
import { screeningQuery } from "./screening";
import type { ContributedFilm } from "./screening-catalogue";

interface ContributionsProps {
  films: readonly ContributedFilm[];
  isHidden: boolean;
  onFilm: (id: string) => void;
}

/** Films by fans. */
export function Contributions({ films, isHidden, onFilm }: ContributionsProps) {
  return (
    <section
      id="contributed"
      className={styles.contributed}
      aria-labelledby="by-fans"
      hidden={isHidden}
    >
      <h2 id="by-fans" className={letters.title6}>
        Made by fans
      </h2>
      <ul className={styles.list}>
        {films.map(({ id, title, author, about, seconds, published }) => (
          <li key={id} id={`film-${id}`} className={styles.film}>
            <h3 className={details.text7}>
              <a
                href={`${mediaPath}${screeningQuery({ tab: "contributed", film: id })}#film-${id}`}
                data-replay=""
                onClick={onPlainClick(() => onFilm(id))}
              >
                {title}
              </a>
            </h3>
            <p className={`${letters.bold} ${details.text3} ${shapes.soft}`}>
              {author}, {formatDate(published)}, {formatRunningTime(seconds)}
            </p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
