import { Link } from "gatsby";
import { formatDate } from "#lib/format/birthday";
import { fourPieceIdolsPath } from "#lib/content/pages/paths";
import { TeamFace } from "./parts/team-face";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./four-piece-after.module.css";

/** What came of the audition: who went where, and the pages that tell on. */
export function FourPieceAfter({
  idols,
  ended,
}: {
  idols: readonly Queries.FourPieceEntrantFragment[];
  ended: string;
}) {
  const wentTo = (path: string) => idols.filter(({ later }) => later?.path === path);
  const outcomes = [
    {
      unit: "spri",
      when: formatDate(ended),
      what: "Four newcomers become Special for Princess!, on the very day of the ceremony, with Esu as their leader.",
      path: "/spri_debut",
      link: "The debut of Special for Princess!",
    },
    {
      unit: "akatsuki",
      when: formatDate("2025-01-09"),
      what: "The fifth takes another road: Ibuki Taki joins AKATSUKI, after an event that began on New Year’s Eve.",
      path: "/shinsei_akatsuki",
      link: "The new AKATSUKI",
    },
  ];
  return (
    <section className={styles.after} aria-labelledby="after">
      <div className={styles.inner}>
        <h2 id="after" className={letters.title6}>
          And then the pieces went home
        </h2>
        <div className={styles.outcomes}>
          {outcomes.map(({ unit, when, what, path, link }) => (
            <article key={unit} className={styles.outcome} data-unit={unit}>
              <h3 className={styles.when}>{when}</h3>
              <p className={styles.what}>{what}</p>
              <ul className={styles.faces}>
                {wentTo(path).map((idol) => (
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
            <span className={styles.big}>{idols.length} badges</span> Everybody in the audition, on
            one wall
          </Link>
          <Link className={styles.link} to="/mainstory_audition">
            The story in four tours
          </Link>
          <Link className={styles.link} to="/newface">
            The newcomers
          </Link>
          <Link className={styles.link} to="/dream_unit_project">
            The dream units of 2025
          </Link>
        </nav>
      </div>
    </section>
  );
}
