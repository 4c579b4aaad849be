import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { DesktopRuleScript } from "#src/app/head/desktop-rule-script";
import { PageHead } from "#src/app/head/page-head";
import { useDesktopRule } from "#src/app/head/use-desktop-rule";
import { CharacterIndex } from "#src/catalogue/character-index/character-index";

type Data = Queries.CharacterListPageQuery;

export default function CharacterListPage({ data, location }: PageProps<Data>) {
  useDesktopRule(location.pathname);
  return <CharacterIndex offices={data.allOffice.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <>
      <PageHead
        title="All characters"
        description="Every idol and every figure of Ensemble Stars!! Music on one wall of posters, by agency and by name."
        path={location.pathname}
      />
      <DesktopRuleScript />
    </>
  );
}

export const query = graphql`
  query CharacterListPage {
    allOffice(sort: { order: ASC }) {
      nodes {
        ...CharacterIndexOffice
      }
    }
  }
`;
