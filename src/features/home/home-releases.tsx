import { formatDate } from "../../lib/format/birthday";
import * as styles from "./home-releases.module.css";

interface HomeReleasesProps {
  releases: readonly { date: string; title: string; about: string }[];
}

/** The game by its dates; the menu's entry "Game features" leads here. */
export function HomeReleases({ releases }: HomeReleasesProps) {
  return (
    <section id="features" className={styles.section} aria-labelledby="features-heading">
      <div className={styles.inner}>
        <h2 id="features-heading" className={styles.heading}>
          Game features
        </h2>
        <ol className={styles.list}>
          {releases.map(({ date, title, about }) => (
            <li key={date} className={styles.release}>
              <p className={styles.date}>
                <time dateTime={date}>{formatDate(date)}</time>
              </p>
              <h3 className={styles.title}>{title}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
