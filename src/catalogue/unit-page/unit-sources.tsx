import { countedSources, SourcesSection } from "#src/ui/records/sources-section/sources-section";

/** Where a unit's facts come from and what they are of. */
export function UnitSources({
  unit,
  facts,
}: {
  unit: Queries.UnitPageFragment;
  facts: { gathered: string; about: string };
}) {
  const { firstRelease, sourceCount, names, imageColor } = unit;
  return (
    <SourcesSection facts={facts}>
      <p>
        {sourceCount && `Based on ${countedSources(sourceCount)}. `}
        {firstRelease &&
          "The date of the first CD is its real release in Japan, not one of the story. "}
        {imageColor && `The colours of this page follow the published image colour ${imageColor}. `}
        {names.ja && "Names in Japanese are as published."}
      </p>
    </SourcesSection>
  );
}
