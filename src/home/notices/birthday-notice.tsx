import { Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import type { UpcomingBirthday } from "#lib/calendar/upcoming-birthdays";
import { formatBirthday } from "#lib/format/birthday";
import { characterPath } from "#lib/content/pages/paths";
import { usePoster } from "../hero/use-poster";
import * as birthday from "./birthday-notice.module.css";
import * as styles from "./home-notices.module.css";

/** The next birthday as the first sheet of the board, with the face that goes with it. */
export function BirthdayNotice({ next }: { next: UpcomingBirthday<Queries.HomeIdolFragment> }) {
  const { person, inDays } = next;
  const poster = usePoster(person.cname);
  return (
    <li className={`${styles.notice} ${birthday.notice}`} data-unit={person.unit}>
      <p className={styles.dates}>
        <span className={styles.kind}>Birthday</span> {formatBirthday(person.profile.birthday)}
      </p>
      <h3 className={styles.title}>
        <Link className={styles.link} to={characterPath(person.cname)}>
          {person.name}
        </Link>
      </h3>
      <p className={styles.about}>{inWords(inDays)}</p>
      <div className={birthday.face}>
        {poster ? (
          <Picture
            image={poster.posterPicture.card}
            alt=""
            sizes="(min-width: 1024px) 220px, 104px"
          />
        ) : null}
      </div>
    </li>
  );
}

function inWords(days: number): string {
  if (days === 0) return "Today!";
  return days === 1 ? "Tomorrow" : `In ${days} days`;
}
