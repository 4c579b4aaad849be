import { fourPieceIdolsPath } from "#lib/content/model/pages/paths";
import { monthNames } from "#lib/format/birthday";
import { Terms } from "#src/ui/primitives/terms/terms";
import { runTerms, firstDayInJapan } from "./parts/runs";
import { TeamFace } from "./parts/team-face";
import { withTwins } from "./parts/with-twins";
import * as grounds from "./parts/venue-ground.module.css";
import * as styles from "./venue-band.late.module.css";
import { ButtonLink, Panel, Stack, Text, Title } from "#src/ui/primitives/elements";

export function VenueBand({
  venue,
  idols,
}: {
  venue: Queries.FourPieceVenueFragment;
  idols: readonly Queries.TeamFaceFragment[];
}) {
  const { id, name, piece, runs } = venue;
  const [year, month, day] = firstDayInJapan(runs).split("-").map(Number);
  return (
    <section
      className={`${styles.band} ${grounds.ground}`}
      data-venue={id}
      id={id}
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <div className={styles.head}>
            <Panel as="p" shadow={2} className={styles.leaf}>
              <span className={styles.month}>{`${monthNames[(month ?? 1) - 1]} ${year}`}</span>
              <span className={styles.day}>{day}</span>
              <span className={styles.piece}>{piece}</span>
            </Panel>
            <div>
              <Title as="h3" size={6} id={`${id}-name`} className={styles.name}>
                {name}
              </Title>
              <Text size={4} weight={700} className={styles.event} lang="ja">
                {venue.eventName}
              </Text>
              <p className={styles.lead}>{venue.lead}</p>
            </div>
          </div>
          <p className={styles.text}>{venue.text}</p>
        </div>
        <Stack as="ul" className={styles.team}>
          {withTwins(idols).map(({ key, idol, isTwin }) => (
            <li key={key}>
              <TeamFace idol={idol} isTwin={isTwin} />
            </li>
          ))}
        </Stack>
        <div className={styles.ticket}>
          <Terms className={styles.runs} rowClass={styles.run} of={runTerms(runs)} />
          <p>
            <ButtonLink size="small" to={`${fourPieceIdolsPath}#${id}`}>
              {`The badges of ${name}`}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
