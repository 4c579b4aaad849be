import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { DesktopRuleScript } from "#src/app/head/desktop-rule-script";
import { PageHead } from "#src/app/head/page-head";
import { useDesktopRule } from "#src/app/head/use-desktop-rule";
import { Everybody } from "#src/catalogue/everybody/everybody";
import { everybodyPath } from "#lib/content/pages/paths";

type Data = Queries.CharacterListPageQuery;

export default function CharacterListPage({ data, location }: PageProps<Data>) {
  useDesktopRule(location.pathname);
  return <Everybody offices={data.allOffice.nodes} clubs={data.allClub.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <>
      <PageHead
        title="All characters"
        description="Every idol and every figure of Ensemble Stars!! Music on one wall of posters, for phones."
        path={location.pathname}
        canonical={everybodyPath}
      />
      <DesktopRuleScript />
    </>
  );
}

export const query = graphql`
  query CharacterListPage {
    allOffice(sort: { order: ASC }) {
      nodes {
        ...EverybodyOffice
      }
    }
    allClub(sort: [{ title: ASC }, { key: ASC }]) {
      nodes {
        ...EverybodyClub
      }
    }
  }
`;
