import { graphql } from "gatsby";
import { formatDate } from "../../lib/format/birthday";
import * as styles from "./unit-sources.module.css";

/** Where a unit's facts come from and what they are of. */
export function UnitSources({
  unit,
  facts,
}: {
  unit: Queries.UnitSourcesFragment;
  facts: { gathered: string; about: string };
}) {
  const { firstRelease, sourceCount, names, imageColor } = unit;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources" className={styles.heading}>
        Where this comes from
      </h2>
      <p>
        {facts.about} Gathered on {formatDate(facts.gathered)}.
        {sourceCount && ` The record of this unit draws on ${counted(sourceCount)}.`}
      </p>
      <p>
        {firstRelease &&
          "The day of the first CD is its real release in Japan, no date of the story. "}
        {imageColor && `The colours of this page follow the published image colour ${imageColor}. `}
        {names.ja && "Names in Japanese are as published. "}
        Slogans and descriptions are Encore’s own, and so are the pictures and the lettering.
      </p>
    </section>
  );
}

function counted(sources: number): string {
  return sources === 1 ? "one source" : `${sources} sources`;
}

export const unitSourcesFragment = graphql`
  fragment UnitSources on Unit {
    sourceCount
    imageColor
    names {
      ja
    }
    firstRelease {
      date
    }
  }
`;
