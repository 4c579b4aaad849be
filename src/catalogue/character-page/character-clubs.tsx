import { Link } from "gatsby";
import { clubPath } from "#lib/content/pages/paths";
import { MemberChips } from "#src/ui/records/member-chip/member-chip";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as column from "#src/ui/primitives/column/column.module.css";
import * as details from "#src/ui/primitives/details.module.css";
import * as styles from "./character-clubs.module.css";

/** The clubs a character is in, each with all its members. */
export function CharacterClubs({ character }: { character: Queries.CharacterPageFragment }) {
  return (
    <section className={column.section} aria-labelledby="clubs">
      <h2 id="clubs" className={details.heading}>
        Clubs
      </h2>
      <div className={styles.list}>
        {character.clubs.map((club) => (
          <article key={club.key} className={styles.club}>
            <h3>
              <Link to={clubPath(club.key)}>{club.title}</Link>
            </h3>
            <Japanese className={`${details.firm} ${details.soft}`} text={club.titleJa} />
            <p className={styles.desc}>{club.desc}</p>
            <MemberChips characters={club.members} current={character.jsonId} />
          </article>
        ))}
      </div>
    </section>
  );
}
