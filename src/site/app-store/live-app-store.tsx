import { observer } from "mobx-react-lite";
import { storeAddresses } from "#src/data/downloads/stores-of-phones";
import { useStores } from "#src/data/stores/store-context";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { useFollowed } from "#src/data/answers/use-answer";
import { useSource } from "#src/data/downloads/use-source";
import { AppStore } from "./app-store";

/** The stores at the addresses of the build, then of the host, which this page, without a header, asks itself. */
export const LiveAppStore = observer(function LiveAppStore(props: {
  data: Queries.AppStorePageQuery;
}) {
  const { source, site } = props.data;
  const { download } = useStores();
  useFollowed(download.answer);
  const addresses = storeAddresses({ source: useSource(source), links: site?.links });
  return (
    <AppStore
      addresses={addresses}
      mark={<StaleNotice answers={[download.answer]} part="Downloads" />}
    />
  );
});
