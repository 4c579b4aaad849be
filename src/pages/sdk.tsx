import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { EndCredits } from "#src/site/end-credits/end-credits";

export default function SdkPage({ data }: PageProps<Queries.SdkPageQuery>) {
  return <EndCredits packages={data.packages.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="End credits"
      description="The software and typefaces that Encore is built with, each with its version and its licence."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query SdkPage {
    packages: allSoftwarePackage(sort: { name: ASC }) {
      nodes {
        ...Credit
      }
    }
  }
`;
