import { graphql, Link } from "gatsby";
import { formatDate } from "#lib/format/date";
import { fourPieceIdolsPath } from "#lib/content/pages/paths";
import { TeamFace } from "./parts/team-face";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./four-piece-after.late.module.css";

/** What came of the audition: who went where, and the pages that tell on. */
export function FourPieceAfter({
  idols,
  ended,
  after,
}: {
  idols: readonly Queries.FourPieceEntrantFragment[];
  ended: string;
  after: Queries.FourPieceAfterFragment;
}) {
  return (
    <section className={styles.after} aria-labelledby="after">
      <div className={styles.inner}>
        <h2 id="after" className={letters.title6}>
          After the audition
        </h2>
        <div className={styles.outcomes}>
          {after.outcomes.map(({ unit, day, what, path, link }) => (
            <article key={unit} className={styles.outcome} data-unit={unit}>
              <h3 className={styles.when}>{formatDate(day ?? ended)}</h3>
              <p className={styles.what}>{what}</p>
              <ul className={styles.faces}>
                {idols
                  .filter(({ later }) => later?.path === path)
                  .map((idol) => (
                    <li key={idol.slug} className={styles.face}>
                      <TeamFace idol={idol} />
                    </li>
                  ))}
              </ul>
              <Link className={styles.button} to={path}>
                {link}
              </Link>
            </article>
          ))}
        </div>
        <nav className={styles.links} aria-label="More of the audition">
          <Link className={styles.wall} to={fourPieceIdolsPath}>
            <span className={styles.big}>{`${idols.length} badges`}</span> All who took part
          </Link>
          {after.links.map(({ path, link }) => (
            <Link key={path} className={styles.link} to={path}>
              {link}
            </Link>
          ))}
        </nav>
      </div>
    </section>
  );
}

export const fourPieceAfterFragment = graphql`
  fragment FourPieceAfter on SiteAfterAudition {
    outcomes { unit day what path link }
    links { path link }
  }
`;
