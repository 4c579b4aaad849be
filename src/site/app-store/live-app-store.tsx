import { observer } from "mobx-react-lite";
import { storeAddresses } from "#src/data/downloads/stores-of-phones";
import { useStores } from "#src/data/stores/store-context";
import { AnswerMark } from "#src/ui/primitives/answer-mark/answer-mark";
import { useFollowed } from "#src/data/answers/use-answer";
import { useSource } from "#src/data/downloads/use-source";
import { AppStore } from "./app-store";

/**
 * The stores at the addresses that the page was built with, then at those that the host names. A phone
 * whose store the page knows does not wait for the host; this page has no header to ask it.
 */
export const LiveAppStore = observer(function LiveAppStore({
  data: { source, site },
}: {
  data: Queries.AppStorePageQuery;
}) {
  const { download } = useStores();
  useFollowed(download.answer);
  const addresses = storeAddresses({ source: useSource(source), links: site?.links });
  return (
    <AppStore
      addresses={addresses}
      mark={<AnswerMark answers={[download.answer]} part="Downloads" />}
    />
  );
});
