import { graphql } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { formatBirthday } from "#lib/format/birthday";
import * as styles from "./four-piece-final.module.css";

/** The final day, and the producer who presented it. */
export function FourPieceFinal({
  producer,
  ended,
}: {
  producer: Queries.FourPieceProducerFragment;
  ended: string;
}) {
  return (
    <section className={styles.final} data-unit="4piece" aria-labelledby="final-day">
      <div className={styles.inner}>
        <figure className={styles.producer}>
          <Picture
            className={styles.poster}
            image={producer.posterPicture.imageData}
            alt={`${producer.name}, drawn by Encore`}
            sizes="(min-width: 900px) 380px, 60vw"
          />
          <figcaption className={styles.caption}>
            <strong>{producer.name}</strong>, producer
            <span lang="ja">{producer.names.ja}</span>
          </figcaption>
        </figure>
        <div>
          <h2 id="final-day" className={styles.heading}>
            <span className={styles.eyebrow}>The picture is complete</span>
            {formatBirthday(ended.slice(5))}
          </h2>
          <p className={styles.text}>
            The final day had a real address: harevutai in Tokyo, with a live stream for everybody
            who was not in Tokyo. {ended.slice(0, 4)} had begun without a Special for Princess! and
            was not to end without one.
          </p>
          <p className={styles.text}>
            The man in the middle of it had been in the middle all year. {producer.desc}
          </p>
        </div>
      </div>
    </section>
  );
}

export const fourPieceProducerFragment = graphql`
  fragment FourPieceProducer on Character {
    name
    names { ja }
    desc
    posterPicture { imageData }
  }
`;
