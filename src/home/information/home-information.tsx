import { Link } from "gatsby";
import { formatDate } from "#lib/format/birthday";
import { clubsPath, informationPath } from "#lib/content/pages/paths";
import { Slide } from "../slides/slide";
import { ClubPass } from "./club-pass";
import doors from "./doors.json";
import * as passes from "./club-passes.module.css";
import * as styles from "./home-information.module.css";

interface HomeInformationProps {
  releases: readonly { date: string; title: string; about: string }[];
  clubs: readonly Queries.HomeClubFragment[];
}

/** What the guide knows: dates, clubs, and the way to more; the menu's "Information" leads here. */
export function HomeInformation({ releases, clubs }: HomeInformationProps) {
  return (
    <Slide name="news" labelledBy="information" className={styles.section}>
      <header className={styles.head}>
        <h2 id="information" className={styles.heading}>
          Information
        </h2>
        <Link className={styles.all} to={informationPath}>
          All notices
        </Link>
      </header>
      <ol className={styles.line}>
        {releases.map(({ date, title, about }) => (
          <li key={date} className={styles.stop}>
            <time className={styles.date} dateTime={date}>
              <b>{date.slice(0, 4)}</b> <span>{formatDate(date).replace(/ \d+$/, "")}</span>
            </time>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="clubs">
        <h3 id="clubs" className={passes.heading}>
          <Link to={clubsPath}>{clubs.length} clubs</Link>{" "}
          <span>Choose a club to see its members</span>
        </h3>
        <ul className={passes.passes}>
          {clubs.map((club) => (
            <li key={club.key}>
              <ClubPass club={club} />
            </li>
          ))}
        </ul>
      </section>
      <ul className={styles.doors}>
        {doors.map(({ path, title, about }) => (
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
