import { graphql, Link } from "gatsby";
import { formatDate } from "#lib/format/date";
import { fourPieceIdolsPath } from "#lib/content/model/pages/paths";
import { TeamFace } from "./parts/team-face";
import * as styles from "./four-piece-after.late.module.css";
import { ButtonLink, Panel, Stack, Title } from "#src/ui/primitives/elements";

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
        <Title size={6} id="after">
          After the audition
        </Title>
        <Stack gap={6} className={styles.outcomes}>
          {after.outcomes.map(({ unit, day, what, path, link }) => (
            <Panel as="article" shadow={2} key={unit} className={styles.outcome} data-unit={unit}>
              <h3 className={styles.when}>{formatDate(day ?? ended)}</h3>
              <p className={styles.subject}>{what}</p>
              <Stack as="ul" gap={3} className={styles.faces}>
                {idols
                  .filter(({ later }) => later?.path === path)
                  .map((idol) => (
                    <li key={idol.slug} className={styles.face}>
                      <TeamFace idol={idol} />
                    </li>
                  ))}
              </Stack>
              <ButtonLink size="small" tone="dark" className={styles.button} to={path}>
                {link}
              </ButtonLink>
            </Panel>
          ))}
        </Stack>
        <Stack as="nav" gap={3} className={styles.links} aria-label="More of the audition">
          <Link className={styles.idols} to={fourPieceIdolsPath}>
            <span className={styles.big}>{`${idols.length} badges`}</span> All who took part
          </Link>
          {after.links.map(({ path, link }) => (
            <Link key={path} className={styles.link} to={path}>
              {link}
            </Link>
          ))}
        </Stack>
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
