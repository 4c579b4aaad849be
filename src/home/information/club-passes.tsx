import { graphql, Link } from "gatsby";
import { characterPath } from "#lib/content/pages/paths";
import * as styles from "./club-passes.module.css";

/** A pass for each club; pressed, it shows who belongs to the club, without scripts as well. */
export function ClubPasses({ clubs }: { clubs: readonly Queries.HomeClubFragment[] }) {
  return (
    <section aria-labelledby="clubs">
      <h3 id="clubs" className={styles.heading}>
        {clubs.length} clubs <span>Choose a club to see its members</span>
      </h3>
      <ul className={styles.passes}>
        {clubs.map(({ key, title, members }) => (
          <li key={key}>
            <button className={styles.pass} type="button" popoverTarget={`club-${key}`}>
              {title}
            </button>
            <dialog id={`club-${key}`} className={styles.card} popover="auto" aria-label={title}>
              <p className={styles.name}>{title}</p>
              <ul className={styles.members}>
                {members.map(({ jsonId, cname, name, unit }) => (
                  <li key={jsonId} data-unit={unit}>
                    <Link className={styles.member} to={characterPath(cname)}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
              <button
                className={styles.closer}
                type="button"
                popoverTarget={`club-${key}`}
                popoverTargetAction="hide"
              >
                Close
              </button>
            </dialog>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const homeClubFragment = graphql`
  fragment HomeClub on Club {
    key
    title
    members {
      jsonId
      cname
      name
      unit
    }
  }
`;
