import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { GalleryPage } from "#src/stands/gallery/gallery-page";

export default function ExhibitionRoute({ data }: PageProps<Queries.ExhibitionPageQuery>) {
  return <GalleryPage data={data} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Flower stand exhibition"
      description="A hall full of flower stands by visitors and by us: the newest or the most cheered first, or those for one unit."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query ExhibitionPage {
    ...StandKitParts
    ...GalleryData
  }
`;
