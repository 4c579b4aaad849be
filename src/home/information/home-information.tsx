import { Link } from "gatsby";
import { formatDate } from "#lib/format/date";
import { clubPath, clubsPath, informationPath } from "#lib/content/model/pages/paths";
import { ButtonLink } from "#src/ui/primitives/elements";
import { Slide } from "../slides/slide";
import furtherPages from "./further-pages.json";
import * as styles from "./home-information.late.module.css";

interface HomeInformationProps {
  releases: readonly { date: string; title: string; about: string }[];
  clubs: readonly { key: string; title: string }[];
}

/** Releases, clubs and further pages; target of the menu entry "Information". */
export function HomeInformation({ releases, clubs }: HomeInformationProps) {
  return (
    <Slide name="news" labelledBy="information" className={styles.section}>
      <header className={styles.head}>
        <h2 id="information" className={styles.heading}>
          Information
        </h2>
        <ButtonLink tone="sun" className={styles.all} to={informationPath}>
          All notices
        </ButtonLink>
      </header>
      <ol className={styles.releases}>
        {releases.map(({ date, title, about }) => (
          <li key={date} className={styles.release}>
            <time className={styles.date} dateTime={date}>
              <b>{date.slice(0, 4)}</b> <span>{formatDate(date).replace(/ \d+$/, "")}</span>
            </time>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="clubs">
        <h3 id="clubs" className={styles.clubsHeading}>
          <Link to={clubsPath}>{clubs.length} clubs</Link>
        </h3>
        <ul className={styles.clubs}>
          {clubs.map(({ key, title }) => (
            <li key={key}>
              <Link className={styles.club} to={clubPath(key)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <ul className={styles.doors}>
        {furtherPages.map(({ path, title, about }) => (
          <li key={path}>
            <Link className={styles.door} to={path}>
              <b>{title}</b>
              <span>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Slide>
  );
}
