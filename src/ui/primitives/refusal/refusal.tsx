import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";

/** Reason of a refused call that has no toast (SPEC section 8, 403), shown at the failed action. */
export const Refusal = observer(function Refusal() {
  const { refusal } = useStores().general;
  if (!refusal) return null;
  return (
    <>
      <span lang="zh-Hant">{refusal.zh}</span> {refusal.en}{" "}
    </>
  );
});
