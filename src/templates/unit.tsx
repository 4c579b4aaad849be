import { graphql, type HeadProps } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { unitsPath } from "#lib/content/pages/paths";
import { dataPath } from "#lib/site/addresses";

export { UnitPage as default } from "#src/catalogue/unit-page/unit-page";

type Data = Queries.UnitTemplateQuery;

export function Head({ data, location }: HeadProps<Data>) {
  const { unit } = data;
  return (
    <PageHead
      title={`${unit?.name}: ${unit?.display.leadEn}`}
      description={`${unit?.name} of ${unit?.office.name}: ${unit?.members.map(({ name }) => name).join(", ")}.`}
      path={location.pathname}
      data={unit ? dataPath("units", unit.jsonId) : undefined}
      {...(unit && { trail: [["Units", unitsPath], [unit.name]] })}
    />
  );
}

export const query = graphql`
  query UnitTemplate(
    $unitId: String!
    $previous: String!
    $next: String!
    $tripId: String!
    $hasTrip: Boolean!
  ) {
    unit(jsonId: { eq: $unitId }) {
      ...UnitPage
    }
    trip(jsonId: { eq: $tripId }) @include(if: $hasTrip) {
      ...MeetingTrip
    }
    previous: unit(jsonId: { eq: $previous }) {
      jsonId
      name
    }
    next: unit(jsonId: { eq: $next }) {
      jsonId
      name
    }
    site: siteDefaults {
      facts {
        gathered
        about
      }
    }
  }
`;
