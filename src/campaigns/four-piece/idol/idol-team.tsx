import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { fourPieceIdolsPath } from "#lib/content/pages/paths";
import { Terms } from "#src/ui/primitives/terms/terms";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as details from "#src/ui/primitives/details.late.module.css";
import { TeamFace } from "../parts/team-face";
import { withTwins } from "../parts/with-twins";
import { editions } from "../parts/runs";
import * as styles from "./idol-team.late.module.css";

/** The venue with everybody who was there, and the days of its event. */
export function IdolTeam({
  venue,
  team,
  slug,
}: {
  venue: Queries.IdolTeamVenueFragment;
  team: readonly Queries.TeamFaceFragment[];
  slug: string;
}) {
  const groups = [
    { heading: `The four of ${venue.name}`, role: "contestant", list: styles.four },
    { heading: "At the side", role: "beside", list: styles.side },
  ];
  return (
    <section className={`${shapes.tinted} ${shapes.topped}`} aria-label={`${venue.name}, the team`}>
      <Picture
        className={styles.scene}
        frame={styles.frame}
        image={venue.widePicture.imageData}
        alt={`${venue.name}, drawn by Encore`}
        sizes="(min-width: 900px) 100vw, 70vw"
      />
      <div className={styles.stage}>
        {groups.map(({ heading, role, list }) => (
          <div key={role}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={list}>
              {withTwins(team)
                .filter((one) => one.role === role)
                .map(({ key, idol, isTwin }) => (
                  <li key={key}>
                    <TeamFace
                      idol={idol}
                      isTwin={isTwin}
                      isCurrent={!isTwin && idol.slug === slug}
                    />
                  </li>
                ))}
            </ul>
          </div>
        ))}
        <div className={styles.event}>
          <p className={`${letters.heavy} ${details.snug}`}>
            {venue.piece}: <span lang="ja">{venue.eventName}</span>
          </p>
          <Terms className={styles.runs} of={editions(venue.runs)} />
          <Link className={`${shapes.pill} ${shapes.dark}`} to={fourPieceIdolsPath}>
            All 23 badges
          </Link>
        </div>
      </div>
    </section>
  );
}

export const idolTeamFragment = graphql`
  fragment IdolTeamVenue on Venue {
    id: jsonId name piece eventName
    runs { edition start end }
    widePicture { imageData }
  }
`;
