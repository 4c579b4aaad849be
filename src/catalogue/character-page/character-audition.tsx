import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { unitPath } from "#lib/content/pages/paths";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
import * as styles from "./character-audition.module.css";

/** The idol's record in the audition, before the debut: a section of the same page. */
export function CharacterAudition({ audition }: { audition: Queries.CharacterAuditionFragment }) {
  return (
    <section
      className={styles.audition}
      data-unit="4piece"
      id="audition"
      aria-labelledby="audition-catch"
    >
      <div className={styles.inner}>
        <Picture
          className={styles.poster}
          image={audition.posterPicture.imageData}
          alt={`Audition poster of ${audition.name}, drawn by Encore`}
          sizes="(min-width: 900px) 300px, 60vw"
        />
        <div>
          <p className={styles.eyebrow}>
            Before the debut: <Link to={unitPath("4piece")}>4piece</Link>
          </p>
          <h2 id="audition-catch" className={styles.catchphrase}>
            {audition.catch}
          </h2>
          <Paragraphs className={styles.text} text={audition.text} />
          <p className={styles.recruit}>{audition.recruitText}</p>
        </div>
      </div>
    </section>
  );
}

export const characterAuditionFragment = graphql`
  fragment CharacterAudition on Character {
    name
    catch
    text
    recruitText
    posterPicture {
      imageData
    }
  }
`;
