import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { formatDate } from "#lib/format/birthday";
import { formatRunningTime } from "#lib/format/running-time";
import { mediaPath } from "#lib/content/pages/paths";
import { onPlainClick } from "#src/app/routing/plain-click";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as details from "#src/ui/primitives/details.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./contributions.module.css";
import { screeningQuery } from "./screening";
import type { ContributedFilm } from "./screening-catalogue";

interface ContributionsProps {
  films: readonly ContributedFilm[];
  isHidden: boolean;
  onFilm: (id: string) => void;
}

/** Films by fans; while there are none, an invitation and how a film gets here. */
export function Contributions({ films, isHidden, onFilm }: ContributionsProps) {
  return (
    <section
      id="contributed"
      className={styles.contributed}
      aria-labelledby="by-fans"
      hidden={isHidden}
    >
      {films.length === 0 ? (
        <Invitation />
      ) : (
        <>
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
        </>
      )}
    </section>
  );
}

function Invitation() {
  return (
    <div className={styles.invitation}>
      <div className={styles.reel} />
      <div>
        <h2 id="by-fans" className={letters.title6}>
          The second projector is free
        </h2>
        <p className={styles.lead}>
          This half of the programme is for films by fans, and nobody has sent one in yet. We would
          rather show an empty reel than somebody’s film without asking.
        </p>
        <ol className={styles.steps}>
          <li>
            <strong>Make it yours.</strong> Your own pictures, your own music or none. The{" "}
            <SiteLink target="/ip-standard">rules for fan works</SiteLink> say what you may use.
          </li>
          <li>
            <strong>Put it somewhere.</strong> Your film stays where you have uploaded it. Here it
            gets a ticket with its title, your name and a link.
          </li>
          <li>
            <strong>Hand in the ticket.</strong> Add it to the list of contributed films in this
            site’s repository, or ask a maintainer to do it.
          </li>
        </ol>
      </div>
    </div>
  );
}
