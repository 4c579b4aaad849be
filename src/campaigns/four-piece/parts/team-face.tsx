import { graphql, Link } from "gatsby";
import { twoDigits } from "#lib/format/two-digits";
import { Picture } from "#src/ui/primitives/picture/picture";
import { fourPieceIdolPath } from "#lib/content/pages/paths";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./team-face.module.css";

type Face = Queries.TeamFaceFragment["idol"]["facePicture"];

/** An idol of the audition in a small square: face, number, name, and the way to the page. */
export function TeamFace({
  idol: { slug, number, idol, auditionRecord },
  isCurrent = false,
}: {
  idol: Queries.TeamFaceFragment;
  /** True on the idol's own page: shown, but no link. */
  isCurrent?: boolean;
}) {
  const face = (auditionRecord ?? idol).facePicture;
  return (
    <Square
      face={face}
      number={twoDigits(number)}
      name={idol.name}
      path={isCurrent ? undefined : fourPieceIdolPath(slug)}
    />
  );
}

/** The twins who share the pages of some of these idols: without a number, beside the contest. */
export function twinsOf(idols: readonly Queries.TeamFaceFragment[]) {
  return idols.flatMap(({ slug, twinRecord }) => (twinRecord ? [{ slug, twin: twinRecord }] : []));
}

/** A twin in a square of the same form. */
export function TwinFace({ slug, twin }: ReturnType<typeof twinsOf>[number]) {
  return (
    <Square face={twin.facePicture} number="+" name={twin.name} path={fourPieceIdolPath(slug)} />
  );
}

function Square({
  face,
  number,
  name,
  path,
}: {
  face: Face;
  number: string;
  name: string;
  path: string | undefined;
}) {
  return (
    <div
      className={path ? styles.face : `${styles.face} ${shapes.dark}`}
      aria-current={path ? undefined : true}
    >
      <Picture
        className={styles.picture}
        frame={styles.frame}
        image={face.imageData}
        alt=""
        sizes="(min-width: 900px) 180px, 30vw"
      />
      <span className={styles.number}>{number}</span>
      {path ? (
        <Link className={styles.name} to={path}>
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </div>
  );
}

export const teamFaceFragment = graphql`
  fragment TeamFace on FourPieceIdol {
    slug
    number
    venue
    role
    idol {
      name
      facePicture {
        imageData(upTo: 320)
      }
    }
    auditionRecord {
      facePicture {
        imageData(upTo: 320)
      }
    }
    twinRecord {
      name
      facePicture {
        imageData(upTo: 320)
      }
    }
  }
`;
