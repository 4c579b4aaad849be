import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { LiveAppStore } from "#src/site/app-store/live-app-store";

export default function AppStorePage({ data }: PageProps<Queries.AppStorePageQuery>) {
  return <LiveAppStore data={data} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="App stores"
      description="Ensemble Stars!! Music in your phone’s app store: phones are sent there, computers get codes to scan."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query AppStorePage {
    source: sourceUrl {
      ios
      android
      tap
    }
    site: siteDefaults {
      links {
        appStore
        googlePlay
      }
    }
  }
`;
