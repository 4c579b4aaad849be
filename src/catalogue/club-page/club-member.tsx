import { graphql, Link } from "gatsby";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import { clubPath, unitPath } from "#lib/content/pages/paths";
import * as styles from "./club-member.module.css";

interface ClubMemberProps {
  member: Queries.ClubMemberFragment;
  /** The club whose page it is. */
  club: string;
}

/** A member on a stripe of the flag: poster, unit, our words, and where else to meet them. */
export function ClubMember({ member, club }: ClubMemberProps) {
  const { jsonId, unit, unitRecord, desc, clubs } = member;
  const others = clubs.filter(({ key }) => key !== club);
  return (
    <li className={styles.stripe} data-character={jsonId}>
      <PosterCard as="h2" character={member} sizes="(min-width: 700px) 260px, 42vw" />
      <div className={styles.words}>
        <Link className={styles.unit} to={unitPath(unit)} data-unit={unit}>
          {unitRecord.name}
        </Link>
        <p className={styles.desc}>{desc}</p>
        {others.length > 0 && (
          <p className={styles.others}>
            Also in{" "}
            {others.map(({ key, title }, place) => (
              <span key={key}>
                {place > 0 && " and "}
                <Link to={clubPath(key)}>{title}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

export const clubMemberFragment = graphql`
  fragment ClubMember on Character {
    ...PosterCard
    jsonId
    unit
    desc
    unitRecord {
      name
    }
    clubs {
      key
      title
    }
  }
`;
