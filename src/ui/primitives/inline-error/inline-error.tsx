import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";

/** Reason of a rejected call that has no toast (SPEC section 8, 403), shown at the failed action. */
export const InlineError = observer(function InlineError() {
  const { callError } = useStores().general;
  if (!callError) return null;
  return (
    <>
      <span lang="zh-Hant">{callError.zh}</span> {callError.en}{" "}
    </>
  );
});
