import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { PenlightPage } from "#src/play/penlight/penlight-page";

export default function PenlightRoute({ data }: PageProps<Queries.PenlightRouteQuery>) {
  return <PenlightPage data={data} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Penlight"
      description="Every image colour by hue, with its sources, to copy, and your screen as a penlight in an idol’s colour, unit by unit."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query PenlightRoute {
    people: allCharacter(
      filter: { unit: { ne: "4piece" }, sourceCounts: { color: { ne: null } } }
      sort: { jsonId: ASC }
    ) {
      nodes {
        ...PenlightIdol
      }
    }
    units: allUnit(filter: { jsonId: { nin: ["other", "4piece"] } }, sort: { jsonId: ASC }) {
      nodes {
        ...PenlightUnit
      }
    }
  }
`;
