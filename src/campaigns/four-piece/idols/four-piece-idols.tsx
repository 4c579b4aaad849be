import { Link } from "gatsby";
import { Cluster, Stack, Title, VisuallyHidden } from "#src/ui/primitives/elements";
import { fourPiecePath } from "#lib/content/model/pages/paths";
import { twoDigits } from "#lib/format/two-digits";
import * as styles from "./four-piece-idols.module.css";
import { VenueBadges } from "./venue-badges";
import { Split } from "#src/ui/primitives/grid/split";
import { InvisibleInput } from "#src/ui/primitives/field/field";

/** All badges of the audition by venue, with a filter in CSS. */
export function FourPieceIdols({ data }: { data: Queries.FourPieceIdolsPageQuery }) {
  const venues = data.allVenue.nodes;
  const idols = data.allFourPieceIdol.nodes;
  return (
    <div className={styles.page} data-unit="4piece">
      <header className={styles.hero}>
        <Split className={styles.inner}>
          <Cluster as="h1" className={styles.title}>
            <Title as="span" outline="flat" className={styles.count}>
              {idols.length}
            </Title>{" "}
            badges
          </Cluster>
          <p className={styles.lead}>
            Sixteen who competed, seven who stood beside them, in the order of the tours. Yuta Aoi,
            the twenty-fourth, shares his twin’s page. The numbers are Encore’s.{" "}
            <Link to={fourPiecePath}>What 4piece was</Link>
          </p>
          <nav aria-label="Badges by number">
            <Stack as="ol" gap={1} className={styles.numbers}>
              {idols.map(({ slug, number, venue, idol }) => (
                <li key={slug} className={styles.number} data-venue={venue}>
                  <a href={`#${slug}`}>
                    {twoDigits(number)}
                    <VisuallyHidden> {idol.name}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </Stack>
          </nav>
        </Split>
        <fieldset>
          <VisuallyHidden as="legend">Show</VisuallyHidden>
          <Stack className={styles.choices}>
            {[{ id: "all", name: "Everybody", piece: "All four" }, ...venues].map(
              ({ id, name, piece }) => (
                <label key={id} className={styles.choice} data-venue={id}>
                  <InvisibleInput
                    type="radio"
                    name="venue"
                    value={id}
                    defaultChecked={id === "all"}
                  />
                  <span className={styles.piece}>{piece}</span>
                  {name}
                </label>
              ),
            )}
          </Stack>
        </fieldset>
      </header>
      {venues.map((venue) => (
        <VenueBadges
          key={venue.id}
          venue={venue}
          idols={idols.filter((idol) => idol.venue === venue.id)}
        />
      ))}
    </div>
  );
}
