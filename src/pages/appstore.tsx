import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { PageHead } from "../components/head/page-head";
import { AppStore } from "../features/app-store/app-store";
import { storeAddresses } from "../lib/stores-of-phones";

export default function AppStorePage({ data }: PageProps<Queries.AppStorePageQuery>) {
  const addresses = useMemo(
    () => storeAddresses({ source: data.source, links: data.site?.links }),
    [data],
  );
  return <AppStore addresses={addresses} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="The game’s stores"
      description="The way to Ensemble Stars!! Music in the store of your phone: a phone is sent there, a computer finds codes to scan."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query AppStorePage {
    source: sourceUrl {
      ios
      android
    }
    site: siteDefaults {
      links {
        appStore
        googlePlay
      }
    }
  }
`;
