import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStores } from "#src/data/stores/store-context";
import type { Bench } from "../bench";
import { DraftsDialog } from "./drafts-dialog";
import { MethodDialog } from "./method-dialog";
import { ShareDoor } from "./share-door";

/** The dialog that is open, if one is. */
export const Dialogs = observer(function Dialogs({ bench }: { readonly bench: Bench }) {
  const { flowerstand } = useStores();
  const { workbench } = bench;
  const close = () => workbench.show(undefined);
  // A how-to that was open when the maker was left does not meet who comes back.
  useEffect(() => () => flowerstand.setMethodDialog(false), [flowerstand]);
  return (
    <>
      {flowerstand.methodDialog && (
        <MethodDialog onClose={() => flowerstand.setMethodDialog(false)} />
      )}
      {workbench.dialog === "drafts" && <DraftsDialog bench={bench} onClose={close} />}
      {workbench.dialog === "share" && <ShareDoor bench={bench} onClose={close} />}
    </>
  );
});
