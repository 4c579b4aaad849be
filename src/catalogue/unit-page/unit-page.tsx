import { graphql, type PageProps } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { unitPath } from "#lib/content/pages/paths";
import { WhereToMeet } from "../where-to-meet/where-to-meet";
import { notFound } from "#src/app/routing/route-error";
import { UnitComparison } from "./unit-comparison";
import { UnitClubs } from "./unit-clubs";
import { UnitFacts } from "./unit-facts";
import { UnitHero } from "./unit-hero";
import { UnitMembers } from "./unit-members";
import "#src/ui/records/office-patterns.css";
import { counted } from "#lib/format/counted";
import { SourcesSection } from "#src/ui/records/sources-section/sources-section";

interface Context {
  chapter: string;
  isInAudition: boolean;
}

/** A unit's own page, in its colours. */
export function UnitPage({ data, pageContext }: PageProps<Queries.UnitTemplateQuery, Context>) {
  const { unit, previous, next, site, trip } = data;
  if (!unit || !previous || !next || !site) throw notFound();
  return (
    <div data-unit={unit.jsonId} data-office={unit.office.jsonId}>
      <UnitHero unit={unit} />
      <UnitFacts unit={unit} />
      <LateSheets />
      <UnitMembers unit={unit} />
      <UnitComparison unit={unit} />
      <UnitClubs unit={unit} />
      <WhereToMeet
        name={unit.name}
        unit={unit}
        whose={`unit=${unit.jsonId}`}
        poster={unit.leader ?? unit.members[0]?.jsonId ?? 0}
        trip={trip}
        chapter={pageContext.chapter}
        isInAudition={pageContext.isInAudition}
      />
      <UnitSources unit={unit} facts={site.facts} />
      <Pager
        label="Other units"
        between={[previous, next]}
        entry={({ jsonId: id, name }) => ({ path: unitPath(id), title: name, unit: id })}
      />
    </div>
  );
}

export const unitPageFragment = graphql`
  fragment UnitPage on Unit {
    jsonId name leader leaderNote began ended sourceCount imageColor
    names { ja kana zhHant }
    display {
      lead leadEn desc
      widePicture { imageData }
      tallPicture { imageData }
      promoPicture { imageData }
    }
    office {
      jsonId name
      names { ja }
    }
    leaderCharacter { name cname }
    members {
      ...PosterCard
      ...MemberChip
      jsonId cname name catch desc cv
      clubs {
        key title titleJa desc
        members { jsonId name }
      }
      profile { birthday age height blood }
    }
    firstRelease { date title }
  }
`;

function UnitSources({
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
        {sourceCount && `Based on ${counted(sourceCount, "source")}. `}
        {firstRelease &&
          "The date of the first CD is its real release in Japan, not one of the story. "}
        {imageColor && `The colours of this page follow the published image colour ${imageColor}. `}
        {names.ja && "Names in Japanese are as published."}
      </p>
    </SourcesSection>
  );
}
