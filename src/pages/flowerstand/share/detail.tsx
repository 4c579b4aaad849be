import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { StandDetail } from "#src/stands/detail/stand-detail";

export default function StandDetailRoute({ data }: PageProps<Queries.StandDetailPageQuery>) {
  return <StandDetail data={data} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="A flower stand up close"
      description="One flower stand up close: its words, its idol, its cheers, and the way to make it yours."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query StandDetailPage {
    ...StandKitParts
    ...GalleryData
  }
`;
