import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { DownloadPage } from "#src/site/download-page/download-page";

export default function DownloadRoute({ data }: PageProps<Queries.DownloadPageQuery>) {
  return <DownloadPage data={data} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Get the game"
      description="What Ensemble Stars!! Music is, where to get it for phones and tablets, when it came out, and what to know before you play."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query DownloadPage {
    source: sourceUrl {
      ios
      android
      tap
      codeUrl
    }
    site: siteDefaults {
      links {
        appStore
        googlePlay
        facebook
        twitter
      }
      languages {
        lang
        title
        address
        here
      }
      releases {
        date
        title
        about
      }
    }
    unit(jsonId: { eq: "trickstar" }) {
      display {
        tallPicture {
          imageData(upTo: 800)
        }
      }
    }
  }
`;
