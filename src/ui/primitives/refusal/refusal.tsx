import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";

/** Why a call was refused, where no notice says so (SPEC section 8, 403); stands where the failure is shown. */
export const Refusal = observer(function Refusal() {
  const { refusal } = useStores().general;
  if (!refusal) return null;
  return (
    <>
      <span lang="zh-Hant">{refusal.zh}</span> {refusal.en}{" "}
    </>
  );
});
