import { graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { Picture } from "#src/ui/primitives/picture/picture";
import {
  characterPath,
  fourPieceIdolPath,
  fourPieceIdolsPath,
  fourPiecePath,
} from "#lib/content/model/pages/paths";
import { notFound } from "#src/app/routing/route-error";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
import { twoDigits } from "#lib/format/two-digits";
import * as grounds from "../parts/venue-ground.module.css";
import { EntrySheet } from "./entry-sheet";
import * as styles from "./four-piece-idol-page.module.css";
import { IdolTeam } from "./idol-team";
import { Split } from "#src/ui/primitives/grid/split";
import { ButtonLink } from "#src/ui/primitives/elements";

export function FourPieceIdolPage({ data }: { data: Queries.FourPieceIdolTemplateQuery }) {
  const { page, venue, previous, next } = data;
  if (!page || !venue || !previous || !next) throw notFound();
  const { idol, auditionRecord, number, role } = page;
  const poster = (auditionRecord ?? idol).posterPicture;
  return (
    <>
      <div data-venue={venue.id}>
        <div className={`${styles.top} ${grounds.ground}`} data-venue={venue.id}>
          <Split className={styles.inner}>
            <nav className={styles.link} aria-label="Way back">
              <ButtonLink size="small" to={fourPiecePath}>
                4piece
              </ButtonLink>
              <ButtonLink size="small" to={fourPieceIdolsPath}>
                All badges
              </ButtonLink>
            </nav>
            <div className={styles.poster}>
              <Picture
                className={styles.picture}
                image={poster.imageData}
                alt={`${auditionRecord ? "Audition poster" : "Poster"} of ${idol.name}, drawn by Encore`}
                sizes="(min-width: 900px) 420px, 60vw"
                priority
              />
              <p className={role === "beside" ? `${styles.plate} ${styles.pass}` : styles.plate}>
                <span className={styles.venue}>{venue.name}</span>
                <span className={styles.number}>{twoDigits(number)}</span>
              </p>
            </div>
            <EntrySheet idol={page} />
          </Split>
        </div>
        <LateSheets />
        <section className={styles.story} aria-labelledby="lead">
          <Split className={styles.column}>
            <h2 id="lead">{page.lead}</h2>
            <div className={styles.text}>
              <Paragraphs text={page.text} />
              <p>
                <ButtonLink
                  size="small"
                  to={`${characterPath(idol.cname)}${auditionRecord ? "#audition" : ""}`}
                >
                  The full profile of {idol.name}
                </ButtonLink>
              </p>
            </div>
          </Split>
        </section>
        <IdolTeam venue={venue} team={data.team.nodes} slug={page.slug} />
      </div>
      <Pager
        label="Other badges"
        between={[previous, next]}
        entry={(neighbour) => ({
          path: fourPieceIdolPath(neighbour.slug),
          title: `${twoDigits(neighbour.number)} ${neighbour.idol.name}`,
          unit: neighbour.idol.unit,
        })}
      />
    </>
  );
}

export const fourPieceIdolPageFragment = graphql`
  fragment FourPieceIdolPage on FourPieceIdol {
    slug number role audition roleTitle lead text description
    venueRecord { id: jsonId name piece }
    sheet { packs warmsUp dreads }
    later { what path }
    idol {
      cname name
      names { ja kana zhHant realName realNameJa }
      unitRecord { id: jsonId name }
      posterPicture { imageData }
    }
    auditionRecord {
      unitRecord { id: jsonId name }
      posterPicture { imageData }
    }
  }
`;
