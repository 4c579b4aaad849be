import { Link } from "gatsby";
import { ClubColors } from "#src/ui/records/club-colors/club-colors";
import { clubsPath } from "#lib/content/pages/paths";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./club-hero.module.css";

/** The club's flag, and on it what the club is. */
export function ClubHero({ club }: { club: Queries.ClubPageFragment }) {
  const { title, titleJa, desc, members } = club;
  return (
    <header className={styles.hero}>
      <ClubColors members={members} />
      <div className={styles.card}>
        <p className={styles.kind}>
          <Link to={clubsPath}>Club</Link> · {members.length} members
        </p>
        <h1 className={styles.title}>{title}</h1>
        <Japanese className={styles.ja} text={titleJa} />
        <p className={styles.desc}>{desc}</p>
      </div>
    </header>
  );
}
