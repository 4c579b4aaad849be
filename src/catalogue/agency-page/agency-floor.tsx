import { graphql, Link } from "gatsby";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import { unitPath } from "#lib/content/pages/paths";
import * as styles from "./agency-floor.module.css";

/** A floor of the agency's building: the sign of the unit, and its members at the windows. */
export function AgencyFloor({ unit, floor }: { unit: Queries.AgencyFloorFragment; floor: number }) {
  const { jsonId, name, leader, display, members } = unit;
  return (
    <li className={styles.floor} data-unit={jsonId}>
      <div className={styles.sign}>
        <p className={styles.number} aria-hidden="true">
          {floor}F
        </p>
        <h2 className={styles.name}>
          <Link to={unitPath(jsonId)}>{name}</Link>
        </h2>
        <p className={styles.lead}>{display.leadEn}</p>
        <p className={styles.leadZh} lang="zh-Hant">
          {display.lead}
        </p>
      </div>
      <ul className={styles.windows}>
        {members.map((member) => (
          <li key={member.jsonId}>
            <PosterCard
              as="h3"
              character={member}
              badge={member.jsonId === leader ? "Leader" : undefined}
              sizes="(min-width: 900px) 180px, 29vw"
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

export const agencyFloorFragment = graphql`
  fragment AgencyFloor on Unit {
    jsonId
    name
    leader
    display {
      lead
      leadEn
    }
    members {
      ...PosterCard
      jsonId
    }
  }
`;
