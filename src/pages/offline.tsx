import type { HeadProps } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { OfflinePage } from "#src/app/offline/page/offline-page";

export default function OfflineRoute() {
  return <OfflinePage />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="You are offline"
      description="The pages of Encore that this device has saved, to read without a network."
      path={location.pathname}
      hidden
    />
  );
}
