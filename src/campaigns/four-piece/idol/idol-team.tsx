import { graphql } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { fourPieceIdolsPath } from "#lib/content/model/pages/paths";
import { Terms } from "#src/ui/primitives/terms/terms";
import { ButtonLink, Text } from "#src/ui/primitives/elements";
import { TeamFace } from "../parts/team-face";
import { withTwins } from "../parts/with-twins";
import { runTerms } from "../parts/runs";
import * as styles from "./idol-team.late.module.css";
import { Split } from "#src/ui/primitives/grid/split";

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
    <section className={styles.team} aria-label={`${venue.name}, the team`}>
      <Picture
        className={styles.scene}
        frame={styles.frame}
        image={venue.widePicture.imageData}
        alt={`${venue.name}, drawn by Encore`}
        sizes="(min-width: 900px) 100vw, 70vw"
      />
      <Split className={styles.stage}>
        {groups.map(({ heading, role, list }) => (
          <div key={role}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={list}>
              {withTwins(team)
                .filter((member) => member.role === role)
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
          <Text weight={800} className={styles.name}>
            {venue.piece}: <span lang="ja">{venue.eventName}</span>
          </Text>
          <Terms className={styles.runs} of={runTerms(venue.runs)} />
          <ButtonLink size="small" tone="dark" to={fourPieceIdolsPath}>
            All 23 badges
          </ButtonLink>
        </div>
      </Split>
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
