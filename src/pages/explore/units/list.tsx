import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { DesktopRuleScript } from "#src/app/head/desktop-rule-script";
import { PageHead } from "#src/app/head/page-head";
import { useDesktopRule } from "#src/app/head/use-desktop-rule";
import { UnitIndex } from "#src/catalogue/unit-index/unit-index";

export default function UnitListPage({ data, location }: PageProps<Queries.UnitListPageQuery>) {
  useDesktopRule(location.pathname);
  return <UnitIndex offices={data.allOffice.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <>
      <PageHead
        title="All units"
        description="All units of Ensemble Stars!! Music by agency, each with its picture, its slogan and its members."
        path={location.pathname}
      />
      <DesktopRuleScript />
    </>
  );
}

export const query = graphql`
  query UnitListPage {
    allOffice(sort: { order: ASC }) {
      nodes {
        ...UnitIndexOffice
      }
    }
  }
`;
