import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { fourPiecePath } from "#lib/content/model/pages/paths";
import { formatDate } from "#lib/format/date";
import { firstDayInJapan } from "../parts/runs";
import * as grounds from "../parts/venue-ground.module.css";
import { withTwins } from "../parts/with-twins";
import { IdolBadge } from "./idol-badge";
import * as styles from "./venue-badges.module.css";
import { Section, Title } from "#src/ui/primitives/elements";

export function VenueBadges({
  venue,
  idols,
}: {
  venue: Queries.VenueBadgesFragment;
  idols: readonly Queries.VenueBadgesIdolFragment[];
}) {
  const { id, name, piece, runs, widePicture } = venue;
  return (
    <section
      className={`${styles.venue} ${grounds.ground}`}
      id={id}
      data-venue={id}
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.view}>
        <Picture
          className={styles.scene}
          frame={styles.frame}
          image={widePicture.imageData}
          alt=""
          sizes="(min-width: 900px) 100vw, 70vw"
          priority={venue.order === 1}
        />
        <div className={styles.sign}>
          <Title size={4} id={`${id}-name`}>
            {name}
          </Title>
          <p className={styles.piece}>
            {piece}, from {formatDate(firstDayInJapan(runs))}.{" "}
            <Link to={`${fourPiecePath}#${id}`}>More of the tour</Link>
          </p>
        </div>
      </div>
      <Section as="ul" className={styles.badges}>
        {withTwins(idols).map(({ key, idol, isTwin }) => (
          <li
            key={key}
            id={isTwin ? undefined : idol.slug}
            className={isTwin ? undefined : styles.place}
          >
            <IdolBadge idol={idol} isTwin={isTwin} />
          </li>
        ))}
      </Section>
    </section>
  );
}

export const venueBadgesFragments = graphql`
  fragment VenueBadges on Venue {
    id: jsonId order name piece
    runs { edition start end }
    widePicture { imageData }
  }

  fragment VenueBadgesIdol on FourPieceIdol {
    ...IdolBadge
    slug number venue
    idol { name }
    twinRecord { name }
  }
`;
