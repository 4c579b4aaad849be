import { Link, graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { unitsPath, clubPath } from "#lib/content/pages/paths";
import * as details from "#src/ui/primitives/details.late.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./club-index.module.css";
import { ClubColors } from "#src/ui/records/club-colors/club-colors";
import { Face } from "#src/ui/records/face/face";
import * as cards from "#src/ui/primitives/card/card.module.css";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as flyer from "./club-flyer.late.module.css";

/** All clubs: a board on which each has pinned its flyer. */
export function ClubIndex({ data }: { data: Queries.ClubListPageQuery }) {
  const clubs = data.allClub.nodes;
  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1 className={styles.title}>Clubs</h1>
        <p className={styles.lead}>
          {clubs.length} clubs. In a club, idols of different units share a hobby.{" "}
          <Link to={unitsPath}>To the units</Link>
        </p>
      </header>
      <LateSheets />
      <ul className={styles.flyers}>
        {clubs.map((club) => (
          <li key={club.key}>
            <ClubFlyer club={club} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A club as a flyer on a pin: its flag, its names, the faces and names of its members. */
function ClubFlyer({ club }: { club: Queries.ClubFlyerFragment }) {
  const { key, title, titleJa, members } = club;
  return (
    <article className={flyer.flyer}>
      <p className={flyer.flag}>
        <ClubColors members={members} />
      </p>
      <h2 className={`${details.top4} ${details.text7}`}>
        <Link className={cards.link} to={clubPath(key)}>
          {title}
        </Link>
      </h2>
      <Japanese className={`${details.text3} ${details.firm} ${shapes.soft}`} text={titleJa} />
      <p className={flyer.faces}>
        {members.map((member) => (
          <span key={member.id} data-character={member.id}>
            <Face character={member} />
          </span>
        ))}
      </p>
      <p className={`${details.top2} ${details.text3} ${details.easy}`}>
        {members.map(({ name }) => name).join(", ")}
      </p>
    </article>
  );
}

export const clubFlyerFragment = graphql`
  fragment ClubFlyer on Club {
    key title titleJa
    members { ...Face id: jsonId name }
  }
`;
